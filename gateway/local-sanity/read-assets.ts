/** Turns pictures and files on disk into the asset documents that Sanity stores for them. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname, relative, resolve } from 'node:path'
import type { Metadata } from 'sharp'
import type { ContentDocument } from '#schema/content/content-document.ts'

export interface Asset {
  readonly document: ContentDocument
  readonly mimeType: string
  /** In the notation of `sanity dataset import`: `image@file://./images/home.svg`. */
  readonly written: string
  /** Absolute path. */
  readonly file: string
  /** The size of an image in pixels, after rotation. */
  readonly dimensions: { readonly width: number; readonly height: number } | undefined
}

/** An asset that cannot be read. Its message continues the sentence 'the picture …'. */
export class AssetError extends Error {}

const imageTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

const fileTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/**
 * Reads an asset of a dataset folder.
 * @param written in the format of `sanity dataset import`: `image@file://./images/home.svg`
 * @param originalFilenames names from before an export, by kind and hash
 * @throws AssetError
 */
export async function readAsset(
  folder: string,
  written: string,
  originalFilenames: ReadonlyMap<string, string>,
): Promise<Asset> {
  const [, kind, path] = /^(image|file)@file:\/\/(.+)$/.exec(written) ?? []
  if (!kind || !path)
    throw new AssetError(
      `is written "${written}"; write "image@file://./images/name.svg" or "file@file://./files/name.mp4"`,
    )
  const file = resolve(folder, path)
  if (relative(folder, file).startsWith('..'))
    throw new AssetError(`names ${path}, which is outside the dataset; put the file under images/ or files/`)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new AssetError(`names ${path}, which does not exist; add the file or correct the name`)

  const bytes = readFileSync(file)
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const image = kind === 'image' ? await readImage(bytes, path) : undefined
  const extension = image?.extension ?? (extname(file).slice(1).toLowerCase() || 'bin')
  const size = image && `-${image.width}x${image.height}`
  const address = `${kind}s/kerbcut/production/${sha1}${size ?? ''}.${extension}`
  const mimeType = (image ? imageTypes : fileTypes)[extension] ?? 'application/octet-stream'
  return {
    file,
    written,
    dimensions: image && { width: image.width, height: image.height },
    mimeType,
    document: {
      _id: `${kind}-${sha1}${size ?? ''}-${extension}`,
      _type: image ? 'sanity.imageAsset' : 'sanity.fileAsset',
      _rev: sha1,
      _createdAt: found.mtime.toISOString(),
      _updatedAt: found.mtime.toISOString(),
      assetId: sha1,
      sha1hash: sha1,
      extension,
      mimeType: mimeType.split(';')[0],
      originalFilename: originalFilenames.get(`${kind}-${sha1}`) ?? basename(file),
      size: found.size,
      path: address,
      url: `/${address}`,
      ...(image && { metadata: image.metadata }),
    },
  }
}

async function readImage(bytes: Buffer, path: string) {
  const image = drawingIn(bytes) ?? (await pictureIn(bytes))
  if (!image)
    throw new AssetError(
      `names ${path}, which is not a picture that browsers show; use jpg, png, webp, avif, gif or svg`,
    )
  const { extension, width, height, hasAlpha } = image
  return {
    extension,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha,
    },
  }
}

/**
 * An SVG that states its size in whole pixels. Read without sharp, which takes 40 MB and a quarter of the start to read
 * the sample dataset's 244 drawings.
 */
function drawingIn(bytes: Buffer) {
  const text = bytes.toString('utf8')
  const root = (text.trimEnd().endsWith('</svg>') && /^<svg\s[^>]*>/.exec(text)?.[0]) || ''
  const [, width] = /\swidth="(\d+)"/.exec(root) ?? []
  const [, height] = /\sheight="(\d+)"/.exec(root) ?? []
  if (!Number(width) || !Number(height)) return undefined
  return { extension: 'svg', width: Number(width), height: Number(height), hasAlpha: true }
}

async function pictureIn(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  const extension = facts && extensionOf(facts)
  return extension && { extension, ...facts.autoOrient, hasAlpha: facts.hasAlpha }
}

function extensionOf({ format, compression }: Metadata): string | undefined {
  if (format === 'jpeg') return 'jpg'
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return format in imageTypes ? format : undefined
}
