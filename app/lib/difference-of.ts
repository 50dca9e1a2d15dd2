/** The range that differs between two texts, and what stands in its place. */
export function differenceOf(before: string, after: string, caret = after.length) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < Math.min(most, caret) && before[start] === after[start]) start++
  let same = 0
  while (
    same < most - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same++
  }
  return {
    start,
    end: before.length - same,
    inserted: after.slice(start, after.length - same),
  }
}
