/** Placeholder until the screen stands. */
export function RecipeScreen() {
  return null
}
