import { useLogPage } from '#app/features/cooking-log/index.ts'
import { useFavouriteRecipes } from '#app/features/favourites/index.ts'
import { useOwnPage } from '#app/features/own-recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Meal, Week, WeekRecipe } from '#contract/week/week.ts'
import type { Place } from '../model/card.ts'
import { weekRecipeOf } from '../model/week-recipe.ts'
import { useDayWords } from '../use-day-words.ts'
import { logCandidates, type LogCandidate } from './log-candidates.ts'

/** How many recipes of each kind are offered. */
const SHOWN = 6

/** A recipe that can be planned. */
export interface Candidate {
  readonly recipe: WeekRecipe
  /** Why it is offered; empty for what the search has found. */
  readonly why: string
  /** The meal that is eaten again then. */
  readonly again?: Meal | undefined
  /** For how many there is some left. */
  readonly persons?: number | undefined
}

function has(name: string, term: string): boolean {
  const lower = name.toLowerCase()
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}

const isLeft = ({ persons }: Candidate) => persons !== undefined

/**
 * Recipes that can be planned at a place: what is left of a meal, then the member's favourites, own recipes and
 * cooked dishes with these words, then those that the search finds.
 *
 * @param term empty for the member's own alone
 */
export function useCandidates(term: string, week: Week, place: Place) {
  const { t, langId } = useWords()
  const days = useDayWords()
  const favourites = useFavouriteRecipes()
  const own = useOwnPage(1, term === '' ? {} : { term })
  const isOnline = useOnline()
  const log = useLogPage(1, isOnline && term !== '' ? term : undefined)
  const found = useKey(term === '' ? null : keys.recipeSearch(term, langId))

  const whyOf = ({ day, left: count }: LogCandidate) =>
    count > 0
      ? t('week.adding.left', { count, day: days.weekday(day) })
      : t('week.adding.logged', { day: days.date(day) })
  const logged = logCandidates(log.log?.Entries ?? [], week, place)
    .filter(({ recipe: { Name } }) => has(Name, term))
    .map((one): Candidate => ({
      recipe: one.recipe,
      why: whyOf(one),
      again: one.again,
      persons: one.left > 0 ? one.left : undefined,
    }))
  const mine = (own.list?.Recipes ?? [])
    .slice(0, SHOWN)
    .map(({ Id, Name, CoverPath, TotalMinutes }): Candidate => ({
      recipe: { Id, Name, CoverPath, Minutes: TotalMinutes },
      why: t('week.adding.own'),
    }))
  const liked = (favourites.data ?? [])
    .filter(({ Name }) => has(Name, term))
    .slice(0, SHOWN)
    .map((recipe): Candidate => ({
      recipe: weekRecipeOf(recipe),
      why: t('week.adding.favourite'),
    }))
  const others = (found.data ?? [])
    .slice(0, SHOWN)
    .map((recipe): Candidate => ({ recipe: weekRecipeOf(recipe), why: '' }))
  const cooked = logged.filter((one) => !isLeft(one)).slice(0, SHOWN)
  const seen = new Set<number>()
  const all = [...logged.filter(isLeft), ...liked, ...mine, ...cooked, ...others]
  const failed = [favourites, own, log, found].filter(({ error }) => error !== undefined)
  return {
    candidates: all.filter(({ recipe: { Id } }) => !seen.has(Id) && seen.add(Id)),
    hasFailed: failed.length > 0,
    /** Fetches again what could not be fetched. */
    retry: async () => {
      await Promise.all(failed.map((source) => source.retry()))
    },
    isPending: found.isPending || (term === '' && favourites.isPending),
  }
}
