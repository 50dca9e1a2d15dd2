import { core as messages } from '#design-system/messages/core/de.ts'
import { cards } from '#app/lib/words/de/cards.ts'
import { common } from '#app/lib/words/de/common.ts'
import { empty } from '#app/lib/words/de/empty.ts'
import { errors } from '#app/lib/words/de/errors.ts'
import { explore } from '#app/lib/words/de/explore.ts'
import { shell } from '#app/lib/words/de/shell.ts'
import type { CorePack } from './pack-types.ts'

/** The core words in German. */
export const packDe: CorePack = {
  language: 'de',
  words: { cards, common, empty, errors, explore, shell },
  messages,
}
