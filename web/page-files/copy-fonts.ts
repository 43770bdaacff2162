import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Copies the faces of the PDF files into a finished build. */
export const copyFonts = (serverDir: string): Promise<void> =>
  cp(fileURLToPath(new URL('../styles/fonts', import.meta.url)), join(serverDir, 'fonts'), {
    recursive: true,
    filter: (file) => !file.endsWith('.woff2'),
  })
