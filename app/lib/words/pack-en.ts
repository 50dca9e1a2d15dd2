import { core as messages } from '#design-system/messages/core/en.ts'
import { cards } from '#app/lib/words/en/cards.ts'
import { common } from '#app/lib/words/en/common.ts'
import { empty } from '#app/lib/words/en/empty.ts'
import { errors } from '#app/lib/words/en/errors.ts'
import { explore } from '#app/lib/words/en/explore.ts'
import { shell } from '#app/lib/words/en/shell.ts'
import type { CorePack } from './pack-types.ts'

/** The core words in English. */
export const packEn: CorePack = {
  language: 'en',
  words: { cards, common, empty, errors, explore, shell },
  messages,
}
