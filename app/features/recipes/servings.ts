import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '#design-system/lib/store.ts'
import type { Id } from '#contract/common.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Stock, Tin } from '#cooking/amounts/scaling.ts'

/** What a recipe is scaled by: how much there is of an ingredient, or a tin. */
export type Basis = { readonly ingredientId: Id; readonly stock: Stock } | { readonly tin: Tin }

/** A recipe that is scaled by what there is. */
export interface Scaled {
  /** A number of at most four decimals, 1 to 999. */
  readonly servings: number
  readonly basis: Basis
}

/** The tin that a recipe is scaled by, if it is one. */
export function tinOfBasis(basis: Basis | undefined): Tin | undefined {
  return basis && 'tin' in basis ? basis.tin : undefined
}

const people = createStore<number>(SERVINGS_DEFAULT)
/** Servings of recipes that are counted by themselves: those with a yield, and those being cooked. */
const ownServings = createStore<ReadonlyMap<Id, number>>(new Map())
const scaledRecipes = createStore<ReadonlyMap<Id, Scaled>>(new Map())

/** The entry of a recipe; undefined while the page hydrates. */
function useEntry<Entry>(store: Store<ReadonlyMap<Id, Entry>>, id: Id): Entry | undefined {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().get(id),
    () => undefined,
  )
}

/**
 * The number of people and its setter: one number for ingredients, steps and films, until the page is
 * closed.
 */
export function usePeople(): [number, (people: number) => void] {
  const current = useSyncExternalStore(people.subscribe, people.get, () => SERVINGS_DEFAULT)
  return [current, people.set]
}

/** How many servings of a recipe its counters say, whatever it is scaled by. */
function useCounted(recipe: Recipe): [number, (servings: number) => void] {
  const [shared, setShared] = usePeople()
  const own = useEntry(ownServings, recipe.Id) ?? recipe.Yield?.Servings
  if (own === undefined) return [shared, setShared]
  return [own, (next) => chooseOwn(recipe.Id, next)]
}

function chooseOwn(id: Id, servings: number): void {
  ownServings.set(new Map(ownServings.get()).set(id, servings))
}

/**
 * How many servings of a recipe are cooked. A recipe with a yield starts at that and is counted by
 * itself, and so is one that is being cooked; all others share the number of people. A recipe
 * that is scaled by what there is has its own number, until a counter is pressed.
 */
export function useServings(recipe: Recipe): [number, (servings: number) => void] {
  const [counted, setCounted] = useCounted(recipe)
  const scaled = useEntry(scaledRecipes, recipe.Id)
  const choose = (next: number) => {
    unscale(recipe.Id)
    setCounted(next)
  }
  return [scaled?.servings ?? counted, choose]
}

/** What a recipe is scaled by, if anything, and how to change it. */
export function useScale(recipe: Recipe) {
  const [counted] = useCounted(recipe)
  return {
    scaled: useEntry(scaledRecipes, recipe.Id),
    /** The number of servings that the recipe goes back to. */
    counted,
    scale: (scaled: Scaled) => {
      chooseOwn(recipe.Id, counted)
      scaledRecipes.set(new Map(scaledRecipes.get()).set(recipe.Id, scaled))
    },
    unscale: () => unscale(recipe.Id),
  }
}

function unscale(id: Id): void {
  const rest = new Map(scaledRecipes.get())
  if (rest.delete(id)) scaledRecipes.set(rest)
}

/** The servings of recipes that are counted by themselves, for code that keeps another number the same. */
export const servingsStore = {
  /** The servings of a recipe; undefined while it shares the number of people. */
  get: (id: Id): number | undefined =>
    scaledRecipes.get().get(id)?.servings ?? ownServings.get().get(id),
  /** Counts a recipe by itself from now on. What it was scaled by is forgotten. */
  set: (id: Id, servings: number): void => {
    unscale(id)
    chooseOwn(id, servings)
  },
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void): (() => void) => {
    const ends = [ownServings.subscribe(listener), scaledRecipes.subscribe(listener)]
    return () => ends.forEach((end) => end())
  },
}
