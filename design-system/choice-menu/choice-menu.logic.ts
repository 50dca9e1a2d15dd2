/**
 * Index of the choice that a key moves to: arrows to the neighbour, Home and End to the ends, a
 * letter to the next choice that begins with it, wrapping around.
 *
 * @param key `KeyboardEvent.key`
 * @param current index of the focused choice, -1 for none
 * @param labels labels of all choices
 * @returns an index, or undefined when the key does not move
 */
export function choiceAt(
  key: string,
  current: number,
  labels: readonly string[],
): number | undefined {
  const last = labels.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, last)
    case 'ArrowUp':
      return Math.max(current - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
  }
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  const after = labels.map((_, index) => (current + 1 + index) % labels.length)
  return after.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter))
}
