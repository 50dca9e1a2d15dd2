import { core as messages } from '#design-system/messages/core/en.ts'
import { cards } from './en/cards.ts'
import { common } from './en/common.ts'
import { empty } from './en/empty.ts'
import { errors } from './en/errors.ts'
import { explore } from './en/explore.ts'
import { shell } from './en/shell.ts'
import type { CorePack } from './load.ts'

/** English. */
export const packEn: CorePack = {
  language: 'en',
  words: { cards, common, empty, errors, explore, shell },
  messages,
  parts: {
    filter: () => import('#design-system/messages/filter/en.ts'),
    player: () => import('#design-system/messages/player/en.ts'),
    share: () => import('#design-system/messages/share/en.ts'),
  },
  areas: {
    app: () => import('./en/app.ts'),
    auth: () => import('./en/auth.ts'),
    authors: () => import('./en/authors.ts'),
    cookAlong: () => import('./en/cook-along.ts'),
    cookbooks: () => import('./en/cookbooks.ts'),
    doors: () => import('./en/doors.ts'),
    favourites: () => import('./en/favourites.ts'),
    member: () => import('./en/member.ts'),
    offline: () => import('./en/offline.ts'),
    recipe: () => import('./en/recipe.ts'),
    recipes: () => import('./en/recipes.ts'),
    search: () => import('./en/search.ts'),
    settings: () => import('./en/settings.ts'),
    shopping: () => import('./en/shopping.ts'),
    tags: () => import('./en/tags.ts'),
    takingPart: () => import('./en/taking-part.ts'),
  },
}
