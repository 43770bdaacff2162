import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive, by name: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries--) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((offset, place) =>
      place === 0 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed))
    at += 46 + nameLength + extra + comment
  }
  return files
}
