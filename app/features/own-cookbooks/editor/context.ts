import { createContext, use, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Arrangement } from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'
import type { BookRecipe, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { Language } from '#contract/languages.ts'
import type { CookbookStore } from './cookbook-store.ts'
import type { useFolding } from './use-folding.ts'
import type { useSpokenLift } from './use-spoken-lift.ts'

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
  lift: ReturnType<typeof useSpokenLift>
  folding: ReturnType<typeof useFolding>
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

const Latest = createContext<RefObject<CookbookEditor> | null>(null)

/** Gives rows what they do when they are pressed. It never changes, so that no row is rendered for another. */
export const LatestEditorContext = Latest

/** Keeps the editor as it was rendered last, for handlers. */
export function useLatest(editor: CookbookEditor): RefObject<CookbookEditor> {
  const latest = useRef(editor)
  useLayoutEffect(() => {
    latest.current = editor
  })
  return latest
}

/** The editor as it was rendered last: for handlers alone. */
export function useLatestEditor(): RefObject<CookbookEditor> {
  const latest = use(Latest)
  if (latest === null) throw new Error('useLatestEditor needs the editor above it.')
  return latest
}
