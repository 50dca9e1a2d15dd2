import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCard, OwnListQuery } from '#contract/own-recipes/own-recipe.ts'
import { ownKeys } from './own-keys.ts'

/** Search term and filter of a list. */
export type OwnQuery = Pick<OwnListQuery, 'term' | 'State' | 'FolderId'>

/** Recipes whose names contain every word of a term. */
export function withNames(recipes: readonly OwnCard[], term: string): OwnCard[] {
  const words = term.toLowerCase().split(/\s+/)
  return recipes.filter(({ Name }) => words.every((word) => Name.toLowerCase().includes(word)))
}

/**
 * A page of the member's own recipes, from 1. Without a connection a term is looked for in the names
 * that this device knows.
 */
export function useOwnPage(page: number, { term, ...filter }: OwnQuery) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const isOnline = useOnline()
  const asked = isOnline && term ? { ...filter, term } : filter
  const { data, ...state } = useKey(isSignedIn ? ownKeys.list(langId, page, asked) : null)
  const isHere = !isOnline && term !== undefined
  const found = data && isHere ? withNames(data.Recipes, term) : data?.Recipes
  const list = data && found && { ...data, Recipes: found, ...(isHere && { Total: found.length }) }
  return { list, isHere, ...state }
}
