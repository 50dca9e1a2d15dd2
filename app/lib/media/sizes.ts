/** Size of a recipe's cover in the catalogue, in pixels. Boxes keep these proportions. */
export const COVER = { width: 1280, height: 960 } as const
/** Size of a cookbook's cover, in pixels. */
export const BOOK_COVER = { width: 900, height: 1200 } as const
/** Size of the picture of a recipe's ingredients, in pixels. */
export const INGREDIENTS_PICTURE = { width: 1280, height: 800 } as const
/** Size of the picture of a recipe's tools, in pixels. */
export const TOOLS_PICTURE = { width: 960, height: 600 } as const
/** Size of a header picture, in pixels; its left 45 % is an empty table. */
export const HEADER = { width: 2400, height: 750 } as const
/** Size of a step's picture, in pixels. */
export const STEP_PICTURE = { width: 640, height: 360 } as const
/** Width of a step's picture in the player: twice its size in the strip. */
export const STEP_THUMB_WIDTH = 320
/** Width of the file of a small portrait, in pixels. */
export const PORTRAIT_WIDTH = 160
/** Width of the file of a small plate or of the picture of a row, in pixels. */
export const THUMBNAIL_WIDTH = 160
/** Width of the files of large pictures that are saved for offline use, in pixels. */
export const OFFLINE_WIDTH = 640
/** Width of the file of a large portrait, in pixels. */
export const PLATE_WIDTH = 480

/**
 * Values of the `sizes` attribute for the picture of a card: in a grid of 4, 3 or 2 columns, in a
 * carousel of 4, 3, 2 or 1 cards, which also shows the edge of the next card, and as the one
 * large card of a screen.
 */
export const CARD_SIZES = {
  grid: '(min-width: 80rem) 282px, (min-width: 75rem) 22vw, (min-width: 62.0625rem) 30vw, 46vw',
  carousel:
    '(min-width: 80rem) 282px, (min-width: 75rem) 22vw, (min-width: 64.0625rem) 30vw, (min-width: 48rem) 46vw, calc(92vw - 1.5rem)',
  lead: '(min-width: 80rem) 588px, (min-width: 62.0625rem) 62vw, 92vw',
} as const

/** Where a card is shown. */
export type CardPlace = keyof typeof CARD_SIZES

/** A still of a film, part of the brand: it does not depend on the catalogue. */
export const STILL = { path: '/media/brand/app.webp', width: 1280, height: 720 } as const
