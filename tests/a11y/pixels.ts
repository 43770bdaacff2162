import sharp from 'sharp'

/** Relative luminance of each pixel. */
export async function luminances(png: Buffer): Promise<Float32Array> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const part = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const values = new Float32Array(info.width * info.height)
  for (let index = 0; index < values.length; index++)
    values[index] =
      0.2126 * part(data[3 * index] ?? 0) +
      0.7152 * part(data[3 * index + 1] ?? 0) +
      0.0722 * part(data[3 * index + 2] ?? 0)
  return values
}

/** How many pixels have a contrast of 3:1 to those of another image, or to one luminance. */
export const pixelsApart = (pixels: Float32Array, from: Float32Array | number): number =>
  pixels.filter((one, index) => {
    const other = typeof from === 'number' ? from : (from[index] ?? 0)
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3
  }).length
