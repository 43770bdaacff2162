/** Replaces `_sanityAsset` with asset references, as `sanity dataset import` does. */
import { isRecord } from '#schema/is-record.ts'
import { type Asset, AssetError } from './read-assets.ts'

/** Every `_sanityAsset` in a value, as text. */
export function* writtenAssets(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* writtenAssets(item)
  else if (isRecord(value))
    for (const [name, field] of Object.entries(value))
      if (name === '_sanityAsset') yield textOf(field)
      else if (typeof field === 'object') yield* writtenAssets(field)
}

const textOf = (written: unknown) => (typeof written === 'string' ? written : JSON.stringify(written))

interface PlaceAssets {
  /** What the text of each `_sanityAsset` names. */
  readonly assets: ReadonlyMap<string, Asset | AssetError>
  readonly report: (path: string, problem: string) => void
}

/** Resolves every `_sanityAsset` in a value. Parts without one are not copied. `path` is the position of the value in its document. */
export function placeAssets(value: unknown, path: string, steps: PlaceAssets): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => placeAssets(item, `${path}[${index}]`, steps))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value

  const placed: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value))
    if (name !== '_sanityAsset') placed[name] = placeAssets(field, path ? `${path}.${name}` : name, steps)

  const written = value['_sanityAsset']
  if (written === undefined) return Object.keys(placed).some((name) => placed[name] !== value[name]) ? placed : value
  const asset = steps.assets.get(textOf(written))
  if (!asset || asset instanceof AssetError) {
    if (asset) steps.report(path, asset.message)
    return { ...placed, asset: unreadableAsset }
  }
  return {
    _type: asset.document._type === 'sanity.imageAsset' ? 'image' : 'file',
    ...placed,
    asset: { _type: 'reference', _ref: asset.document._id },
  }
}

/** Replaces an asset whose fault has been reported, so that the check does not report it again. */
export const unreadableAsset: unique symbol = Symbol('unreadable asset')
