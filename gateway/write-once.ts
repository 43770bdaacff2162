import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file atomically and durably, readable only by its owner. If the file exists, or two processes write at once,
 * the first content stays.
 */
export function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  try {
    const opened = openSync(draft, 'w', 0o600)
    try {
      writeSync(opened, text)
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const folder = openSync(dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
