/** The build of the previous release, which is measured beside the present one. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import release from './release.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the commit in release.json in a folder of its own, with the present packages. */
export async function previousRelease(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  const archive = execFileSync('git', ['archive', release.commit], { cwd: root, maxBuffer: 512 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
