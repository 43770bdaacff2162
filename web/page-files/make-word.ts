import type { FileRequest } from './make-file.ts'
import type { PageFile } from './parts.ts'
export const makeWord = (_page: PageFile, _request: FileRequest): Promise<Uint8Array> =>
  Promise.reject(new Error('Not yet'))
