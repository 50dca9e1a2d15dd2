import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** Keys of a member's cookbooks. */
export const ownCookbookKeys = {
  /** All of them, also those in the bin. */
  all: (langId: LangId) => keyOf('/my/cookbooks', { LangId: langId }),
  /** All of them, each with whether a recipe is in it. */
  with: (recipe: Id, langId: LangId) => keyOf('/my/cookbooks', { LangId: langId, Recipe: recipe }),
  /** One as its member arranges it. */
  one: (id: Id, langId: LangId) => keyOf('/my/cookbooks/:id', { id, LangId: langId }),
  /** Names of tabs in the others. */
  tabNames: (except: Id) => keyOf('/my/cookbooks/tab-names', { Except: except }),
  /** One as whoever has its link reads it. */
  linked: (token: string, langId: LangId) =>
    keyOf('/unlisted/cookbook/:token', { token, LangId: langId }),
}

/** Keys of the list of a member's cookbooks. */
export const SHELF_KEYS = keysOf(['/my/cookbooks'])
