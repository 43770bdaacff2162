/** Replaces `_sanityAsset` with asset references, as `sanity dataset import` does. */
import { isRecord } from './content-document.ts'
import { type Asset, AssetError } from './read-assets.ts'

export interface PlaceAssets {
  readonly read: (written: string) => Promise<Asset>
  readonly found: (asset: Asset) => void
  readonly report: (path: string, problem: string) => void
}

/** Copies a value and resolves every `_sanityAsset` in it. `path` is the position of the value in its document. */
export async function placeAssets(value: unknown, path: string, steps: PlaceAssets): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((item, index) => placeAssets(item, `${path}[${index}]`, steps)))
  if (!isRecord(value)) return value

  const placed: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value))
    if (name !== '_sanityAsset') placed[name] = await placeAssets(field, path ? `${path}.${name}` : name, steps)

  const written = value['_sanityAsset']
  if (written === undefined) return placed
  try {
    const asset = await steps.read(typeof written === 'string' ? written : JSON.stringify(written))
    steps.found(asset)
    return {
      _type: asset.document._type === 'sanity.imageAsset' ? 'image' : 'file',
      ...placed,
      asset: { _type: 'reference', _ref: asset.document._id },
    }
  } catch (error) {
    if (!(error instanceof AssetError)) throw error
    steps.report(path, error.message)
    return { ...placed, asset: unreadableAsset }
  }
}

/** Replaces an asset whose fault has been reported, so that the check does not report it again. */
export const unreadableAsset: unique symbol = Symbol('unreadable asset')
