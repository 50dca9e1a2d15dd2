const meanOf = (picture: Float32Array) =>
  picture.reduce((sum, value) => sum + value, 0) / picture.length

/**
 * How much a small picture differs from the one before, from 0 to 1, without what is brighter or darker
 * everywhere: a camera that sets its exposure has cut nothing.
 * @param picture brightness of its pixels, from 0 to 1
 * @param before of as many pixels; undefined for the first picture
 */
export function differenceOf(picture: Float32Array, before: Float32Array | undefined): number {
  if (!before) return 0
  const brighter = meanOf(picture) - meanOf(before)
  const sum = picture.reduce(
    (total, value, index) => total + Math.abs(value - brighter - (before[index] ?? 0)),
    0,
  )
  return sum / picture.length
}
