import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { productHash } from '#web/lib/audit/product-hash.ts'
import type { Tree } from './report/audit-result.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns what git prints; empty where there is no repository. */
export const git = (...args: readonly string[]): string => {
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

/** Returns why the evidence of a tree may not be published; undefined when it may. */
export const reasonAgainst = ({ isClean, product }: Tree): string | undefined =>
  isClean
    ? product === ''
      ? 'Some results are of an older version of the website. Run the whole audit again, with --fresh.'
      : undefined
    : 'The work tree has changes that no commit has, so the version that was examined could not be found again. Commit them and build first.'

/** @throws Error before a long run whose evidence `--keep` may not publish. */
export function refuseUnclean(tree: Tree): void {
  const reason = process.argv.includes('--keep') && reasonAgainst(tree)
  if (reason) throw new Error(reason)
}
