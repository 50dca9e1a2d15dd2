/**
 * Icons whose names contain every word of a text, in the order of their names. Words of a name may be
 * written apart: "arrow left" finds `ArrowLeft`.
 */
export function findIcons<Drawing>(
  drawings: Readonly<Record<string, Drawing>>,
  text: string,
): (readonly [name: string, drawing: Drawing])[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return Object.entries(drawings)
    .filter(([name]) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted(([first], [second]) => first.localeCompare(second, 'en'))
}
