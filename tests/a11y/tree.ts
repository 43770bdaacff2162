import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { productHash } from '#web/audit/product-hash.ts'
import type { Tree } from './report/audit-result.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns what git prints; empty where there is no repository. */
const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Returns the tree as it is now. To be read before a run, which takes long. */
export function readTree(): Tree {
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const product = productHash()
  return { commit, isClean: commit !== '' && git('status', '--porcelain') === '', product }
}

/**
 * Checked before a long run and after it.
 * @throws Error when the evidence of a tree may not be published
 */
export function refuseUnclean({ isClean }: Tree): void {
  if (!isClean)
    throw new Error(
      'The work tree has changes that no commit has, so the version that was examined could not be found again. Commit them first.',
    )
}
