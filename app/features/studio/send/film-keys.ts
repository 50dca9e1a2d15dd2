import { keysOf } from '#app/lib/api/key-test.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'

/** Keys of the films of own recipes. They are not among the keys of every page. */
export const filmKeys = {
  /** The film that Simmer has of an own recipe. */
  film: (id: Id) => keyOf('/my/recipes/:id/film', { id }),
  /** The films of it that others see or saw. */
  versions: (id: Id) => keyOf('/my/recipes/:id/film/versions', { id }),
  /** Where its cooks get stuck. */
  stuck: (id: Id) => keyOf('/my/recipes/:id/film/stuck', { id }),
}

/** Keys that change with the film of an own recipe. */
export const OF_FILM = keysOf([
  '/my/recipes/:id/film',
  '/my/recipes/:id/film/versions',
  '/my/recipes/:id',
  '/my/recipes/:id/howto',
  '/video/:id/action',
])

/** Keys of the draft of an own recipe: its steps. */
export const OF_DRAFT = keysOf(['/my/recipes/:id'])
