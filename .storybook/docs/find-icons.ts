/**
 * Icons whose names contain every word of a text, sorted by name. The words of a name may be
 * separated: "arrow left" finds `ArrowLeft`.
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
