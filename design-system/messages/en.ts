import { core } from './core/en.ts'
import { cook } from './cook/en.ts'
import { picker, range } from './filter/en.ts'
import { player } from './player/en.ts'
import { share } from './share/en.ts'
import { task } from './task/en.ts'

/** Texts of the design system in English. Every language has the same keys. */
export const en = { ...core, cook, picker, player, range, share, task }

/** All texts of the design system, in one language. */
export type Messages = typeof en
