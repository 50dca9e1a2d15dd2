/** Classes of a row: tinted, a little wider than the list, for the ingredient that a recipe is scaled by. */
export const BASIS_ROW =
  'data-basis:bg-tint data-basis:shadow-[-8px_0_0_var(--color-tint),8px_0_0_var(--color-tint)] forced-colors:data-basis:outline'
