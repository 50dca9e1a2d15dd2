/*
 * The player has one grid in all states. The film is beside the words; in a tall player it is above
 * them. There the film is smaller while it waits: the head of the step is beside it, and the words
 * have more room.
 */
/** Columns and rows for the parts of the player. */
export const GRID =
  'grid-cols-[minmax(0,3fr)_minmax(0,2fr)] grid-rows-[auto_minmax(0,1fr)_auto] player-low:grid-cols-[min(50%,28rem)_minmax(0,1fr)] player-tall:grid-rows-[auto_auto_auto_auto_minmax(0,1fr)_auto] player-tiny:block player-tiny:overflow-auto'
/** Columns of a tall player while the film waits at a step or has ended. */
export const LIT =
  'player-tall:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] player-tall:group-data-[tight]/player:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)] player-tall:@min-[37.5rem]/player:grid-cols-[56%_minmax(0,1fr)]'
/** The film and what is below it. */
export const FILM_COLUMN =
  'flex min-h-0 min-w-0 flex-col px-6 player-low:row-span-2 player-low:row-start-1 player-low:px-0 player-tall:contents'
/** The words of the step. */
export const WORDS_COLUMN =
  'flex min-h-0 min-w-0 flex-col pe-6 player-low:col-start-2 player-low:pe-0 player-tall:contents player-tiny:block'
/** The film itself. */
export const STAGE =
  'player-low:aspect-auto player-low:flex-1 player-low:rounded-none player-tall:row-start-2 player-tiny:h-[52cqb]'
