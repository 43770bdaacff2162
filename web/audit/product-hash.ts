import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const defaultRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Tests, documents and the evidence of the audit are no part of the product; nor are hidden files, such as an editor's. */
const isNoProduct = /\.test\.tsx?$|\.md$|(^|\/)\.|^web\/(audit\/evidence\.json$|screenshot\.webp$)/

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
