import { core } from './core/en.ts'
import { picker, range } from './filter/en.ts'
import { player } from './player/en.ts'
import { share } from './share/en.ts'

/** The design system's own words in English. Its type is the list of words every language has. */
export const en = { ...core, picker, player, range, share }

/** Every word of the design system, in one language. */
export type Messages = typeof en
