# The site as a container. It runs as an unprivileged user and writes only to /data.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY vite.config.ts react-router.config.ts tsconfig.json ./
COPY schema ./schema
COPY gateway ./gateway
COPY web ./web
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /site/package.json /site/package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force && mkdir /data && chown node:node /data
COPY --from=build /site/build ./build
COPY --from=build /site/schema ./schema
# For the operators' commands. The site itself is in build/.
COPY --from=build /site/gateway ./gateway
RUN mkdir build/compile-cache && chown node:node build/compile-cache
USER node
# The first start compiles the program and caches the result beside the build, which is read-only later.
RUN HOST=127.0.0.1 DATA_DIR=/tmp/first timeout -s TERM 20 node --max-semi-space-size=4 --max-old-space-size=768 build/server/server.js; rm -rf /tmp/first
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The command of `npm run serve`. npm would stay in memory beside it.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=768", "build/server/server.js"]
