import { createContext, use } from 'react'
import type { Arrangement } from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'
import type { BookRecipe, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Language } from '#contract/languages.ts'
import type { CookbookStore } from './cookbook-store.ts'
import type { useLift } from './use-lift.ts'

/** What the parts of the editor of a cookbook share. */
export interface CookbookEditor {
  store: CookbookStore
  cookbook: OwnCookbook
  /** The order on screen: where a row is lifted with keys, with that row. */
  order: Arrangement
  /** The language that is written. */
  language: Language
  recipeOf: (id: Id) => BookRecipe | undefined
  /** What a recipe is called, also without a name. */
  nameOf: (id: Id) => string
  /** What a tab is called; null is for what has none. */
  tabNameOf: (tab: string | null) => string
  lift: ReturnType<typeof useLift>
  /** Asks into which tab recipes go. */
  askTab: (recipes: readonly Id[]) => void
  takeOut: (recipes: readonly Id[]) => void
  /** Those that are chosen; undefined while none are. */
  chosen: ReadonlySet<Id> | undefined
  choose: (recipe: Id, isChosen: boolean) => void
}

const Context = createContext<CookbookEditor | null>(null)

/** Gives the parts of the editor what they share. */
export const CookbookEditorContext = Context

/** What the parts of the editor share. */
export function useCookbookEditor(): CookbookEditor {
  const editor = use(Context)
  if (editor === null) throw new Error('useCookbookEditor needs the editor above it.')
  return editor
}
