/** Placeholder until the screen stands. */
export function Explore() {
  return null
}
