import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { OwnListQuery } from '#contract/own-recipes/own-recipe.ts'

/** Recipes of one page of the list. */
export const OWN_PER_LOAD = 24

/** Keys of a member's own recipes, apart from those of every recipe. */
export const ownKeys = {
  /** A page of the list; `page` is 1-based. */
  list: (langId: LangId, page: number, filter: Pick<OwnListQuery, 'term' | 'State' | 'FolderId'>) =>
    keyOf('/my/recipes', {
      ...filter,
      limit: OWN_PER_LOAD,
      offset: (page - 1) * OWN_PER_LOAD,
      LangId: langId,
    }),
  /** An own recipe as its editor opens it. */
  draft: (id: Id) => keyOf('/my/recipes/:id/draft', { id }),
  /** A recipe as whoever has its link reads it. */
  unlisted: (token: string, langId: LangId) => keyOf('/unlisted/:token', { token, LangId: langId }),
}

/** Keys that change with an own recipe or a folder. */
export const OWN_KEYS = keysOf(['/my/recipes', '/my/recipes/:id/draft', '/my/recipes/:id'])
