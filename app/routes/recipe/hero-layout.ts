// Class names that the top of a recipe shares with its skeleton.

/** Reserves the space of the picture, which is shown above the text but comes after it in the HTML. */
const PICTURE_PLACE =
  'max-desktop:before:-mx-gutter max-desktop:before:[grid-area:1/1] max-tablet:before:aspect-picture tablet:max-desktop:before:aspect-[16/10] has-[[data-slot=sequence-player]]:before:hidden'
/**
 * Text on the left, the film on the right; on smaller screens the film is above. While the film plays
 * here its height changes, and the text does not move.
 */
export const HERO = `grid grid-cols-[minmax(0,1fr)] items-center has-[[data-slot=sequence-player]]:items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 pb-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:pt-8 ${PICTURE_PLACE}`
/** The half of the film, from edge to edge where it is above the text. */
export const HERO_PICTURE = 'max-desktop:[grid-area:1/1] max-desktop:-mx-gutter'
