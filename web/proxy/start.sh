#!/bin/sh
# Starts nginx on PORT in front of SITES (host:port, separated by spaces), and lists those whose /readyz returns 200.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${SITES:?Set SITES to the addresses of the sites, such as site-a:3000 site-b:3000}"
dir=$(mktemp -d)
# nginx writes long request bodies into it as another user.
chmod 755 "$dir"
cp "$here/nginx.conf" "$dir"
echo "listen ${PORT:-8080};" >"$dir/listen.conf"

# max_fails=0: /readyz decides which sites are healthy, not nginx.
list() {
  for site in "$@"; do echo "server $site max_fails=0;"; done
}

ready() {
  for site in $SITES; do
    if curl --fail --silent --max-time 1 --output /dev/null "http://$site/readyz"; then echo "$site"; fi
  done
}

# shellcheck disable=SC2086 # one word for each site
list $SITES >"$dir/sites.conf"

# Polls in the background until nginx, which replaces this process below, has ended.
(
  listed=$SITES
  while sleep 1 && kill -0 $$ 2>/dev/null; do
    now=$(ready | tr '\n' ' ')
    if [ -n "$now" ] && [ "$now" != "$listed" ]; then
      # shellcheck disable=SC2086
      list $now >"$dir/sites.conf"
      kill -HUP $$
      listed=$now
      echo "Sites that are ready: $now" >&2
    fi
  done
  rm -r "$dir"
) &

exec nginx -p "$dir" -c "$dir/nginx.conf" -g 'daemon off;'
