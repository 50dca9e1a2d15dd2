/** Pictures behind the panes of a recipe card. */
export const cards = {
  ingredientsOf: 'Ingredients of {name}',
  toolsOf: 'Tools for {name}',
} as const
