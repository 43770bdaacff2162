import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const defaultRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Tests, documents and what the audit itself publishes are no part of the product; nor are hidden files, such as an editor's. */
const isNoProduct =
  /\.test\.tsx?$|\.md$|(^|\/)\.|^web\/(public\/accessibility\/report\/|templates\/statement\/last-audit\.json$|screenshot\.webp$)/

/**
 * Returns a hash of the files that the website is made of. A hash, because a build from an archive or in a container has no git.
 * @param root The folder of the repository.
 */
export function productHash(root = defaultRoot): string {
  const hash = createHash('sha256')
  const files = globSync(['{web,gateway,schema}/**', 'package-lock.json', '{vite,react-router}.config.ts'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .filter((file) => !isNoProduct.test(file))
    .sort()
  for (const file of files)
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    )
  return hash.digest('hex').slice(0, 16)
}

const sentence = 'Parts of the site have changed since this audit.'

/**
 * Records what a finished build is made of, in its file `product`. If the website has changed since the audit, the pages and the
 * conformance report in the build say so; the files in the repository stay as the audit wrote them.
 * @param buildDir The build's folder.
 */
export function dateReport(buildDir: string, root = defaultRoot): void {
  const product = productHash(root)
  writeFileSync(join(buildDir, 'product'), product)
  const stored: { readonly product: string } | null = JSON.parse(
    readFileSync(join(root, 'web/templates/statement/last-audit.json'), 'utf8'),
  )
  if (!stored || stored.product === product) return
  const folder = join(buildDir, 'client/accessibility/report')
  for (const file of globSync('*.{html,yaml}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(
      join(folder, file),
      file.endsWith('.html')
        ? text.replace('</h1>', `</h1>\n<p><strong>${sentence}</strong></p>`)
        : text.replace(/^notes: "/m, `notes: "${sentence} `),
    )
  }
}
