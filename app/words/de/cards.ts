import type { Words } from '../en.ts'

/** Pictures behind the panes of a recipe card. */
export const cards: Words['cards'] = {
  ingredientsOf: 'Zutaten für {name}',
  toolsOf: 'Geräte für {name}',
}
