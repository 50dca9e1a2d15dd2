import { core as messages } from '#design-system/messages/core/de.ts'
import { cards } from './de/cards.ts'
import { common } from './de/common.ts'
import { empty } from './de/empty.ts'
import { errors } from './de/errors.ts'
import { explore } from './de/explore.ts'
import { shell } from './de/shell.ts'
import type { CorePack } from './load.ts'

/** German. */
export const packDe: CorePack = {
  language: 'de',
  words: { cards, common, empty, errors, explore, shell },
  messages,
  parts: {
    filter: () => import('#design-system/messages/filter/de.ts'),
    player: () => import('#design-system/messages/player/de.ts'),
    share: () => import('#design-system/messages/share/de.ts'),
  },
  areas: {
    app: () => import('./de/app.ts'),
    auth: () => import('./de/auth.ts'),
    authors: () => import('./de/authors.ts'),
    cookAlong: () => import('./de/cook-along.ts'),
    cookbooks: () => import('./de/cookbooks.ts'),
    doors: () => import('./de/doors.ts'),
    favourites: () => import('./de/favourites.ts'),
    member: () => import('./de/member.ts'),
    offline: () => import('./de/offline.ts'),
    recipe: () => import('./de/recipe.ts'),
    recipes: () => import('./de/recipes.ts'),
    search: () => import('./de/search.ts'),
    settings: () => import('./de/settings.ts'),
    shopping: () => import('./de/shopping.ts'),
    tags: () => import('./de/tags.ts'),
    takingPart: () => import('./de/taking-part.ts'),
  },
}
