import type { Messages } from '#design-system/messages/en.ts'
import { core } from './core/de.ts'
import { cook } from './cook/de.ts'
import { picker, range } from './filter/de.ts'
import { player } from './player/de.ts'
import { share } from './share/de.ts'
import { task } from './task/de.ts'

/** The design system's own words in German. */
export const de = { ...core, cook, picker, player, range, share, task } satisfies Messages
