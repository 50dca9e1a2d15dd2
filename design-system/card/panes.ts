/** The panes of a recipe card's picture, in the order of the specification. */
export const CARD_PANES = ['film', 'ingredients', 'tools'] as const

/** What a recipe card's picture shows. */
export type CardPane = (typeof CARD_PANES)[number]
