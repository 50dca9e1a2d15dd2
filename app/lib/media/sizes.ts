/** Pixels of the files that the catalogue holds; a box keeps their proportions (LOOK of cards). */
export const COVER = { width: 1280, height: 960 } as const
/** Pixels of a cookbook's cover. */
export const BOOK_COVER = { width: 900, height: 1200 } as const
/** Pixels of the picture of a recipe's ingredients. */
export const INGREDIENTS_PICTURE = { width: 1280, height: 800 } as const
/** Pixels of the picture of a recipe's tools. */
export const TOOLS_PICTURE = { width: 960, height: 600 } as const
/** Width of the file behind a small portrait, in pixels. */
export const PORTRAIT_WIDTH = 160
/** Width of the file behind a portrait that is a plate of its own, in pixels. */
export const PLATE_WIDTH = 480

/**
 * How wide a card stands, for the `sizes` of its picture: in a grid of 4, 3 or 2, in a carousel of
 * 4, 3, 2 or 1 (D-06), where the next card looks in, and as the one large card of a screen.
 */
export const CARD_SIZES = {
  grid: '(min-width: 80rem) 282px, (min-width: 75rem) 22vw, (min-width: 62.0625rem) 30vw, 46vw',
  carousel:
    '(min-width: 80rem) 282px, (min-width: 75rem) 22vw, (min-width: 64.0625rem) 30vw, (min-width: 48rem) 46vw, calc(92vw - 1.5rem)',
  lead: '(min-width: 80rem) 588px, (min-width: 62.0625rem) 62vw, 92vw',
} as const

/** Where a card stands. */
export type CardPlace = keyof typeof CARD_SIZES

/** A still of a film, part of the brand: it does not depend on the catalogue. */
export const STILL = { path: '/media/brand/app.webp', width: 1280, height: 720 } as const
