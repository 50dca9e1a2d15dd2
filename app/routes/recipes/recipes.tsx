/** Placeholder until the screen stands. */
export function Recipes() {
  return null
}
