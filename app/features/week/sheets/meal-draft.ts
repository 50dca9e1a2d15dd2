import type { Meal, MealChange, Week } from '#contract/week/week.ts'
import { dayAfter } from '#contract/week/copy.ts'
import { isSamePlace, placeOf, secondOf, type Place } from '../model/card.ts'
import type { WeekChange } from '../sync/operation.ts'

/** A meal while its sheet is open. */
export interface MealDraft {
  readonly persons: number
  readonly cook: number | null
  readonly place: Place
  readonly note: string
  /** The words of a meal without a recipe. */
  readonly words: string
  /** Minutes after midnight. */
  readonly hour: number | null
  /** Where it is eaten again; null where it is not. */
  readonly again: Place | null
}

/** The hour of a place. */
const hourAt = ({ Hours }: Week, { day, slot }: Place): number | null =>
  Hours.find(({ Day, Slot }) => Day === day && Slot === slot)?.Minutes ?? null

/** A meal as it stands. */
export function draftOf(week: Week, meal: Meal): MealDraft {
  const second = secondOf(week, meal)
  return {
    persons: meal.Persons,
    cook: meal.CookId,
    place: placeOf(meal),
    note: meal.Note,
    words: meal.Name,
    hour: hourAt(week, placeOf(meal)),
    again: second ? placeOf(second) : null,
  }
}

/** Cooks double, and plans the second half for the next day; or takes that back. */
export function withAgain(draft: MealDraft, isAgain: boolean): MealDraft {
  const { persons, place } = draft
  if (!isAgain) return { ...draft, again: null, persons: Math.ceil(persons / 2) }
  return {
    ...draft,
    again: { day: dayAfter(place.day, 1), slot: place.slot },
    persons: persons * 2,
  }
}

function changeOf(meal: Meal, draft: MealDraft): MealChange {
  const { persons, cook, place, note, words } = draft
  const text = words.trim()
  return {
    ...(persons !== meal.Persons && { Persons: persons }),
    ...(cook !== meal.CookId && { CookId: cook }),
    ...(!isSamePlace(place, placeOf(meal)) && { Day: place.day, Slot: place.slot }),
    ...(note.trim() !== meal.Note && { Note: note.trim() }),
    ...(meal.RecipeId === null && text !== '' && text !== meal.Name && { Words: text }),
  }
}

function changesOfSecond(week: Week, meal: Meal, { again, persons }: MealDraft): WeekChange[] {
  const second = secondOf(week, meal)
  if (!second) {
    if (!again) return []
    const what = meal.RecipeId === null ? { Words: meal.Name } : { RecipeId: meal.RecipeId }
    const Persons = Math.max(1, Math.floor(persons / 2))
    const Key = crypto.randomUUID()
    const added = { Key, Day: again.day, Slot: again.slot, Persons, AgainOf: meal.Key, ...what }
    const recipe = week.Recipes.find(({ Id }) => Id === meal.RecipeId) ?? null
    return [{ kind: 'add', meal: added, recipe }]
  }
  if (!again) return [{ kind: 'remove', meal: second.Key, version: second.Version }]
  if (isSamePlace(again, placeOf(second))) return []
  return [{ kind: 'change', meal: second.Key, change: { Day: again.day, Slot: again.slot } }]
}

/** What changes the meal into its draft: each field that was changed, and no other. */
export function changesOf(week: Week, meal: Meal, draft: MealDraft): WeekChange[] {
  const change = changeOf(meal, draft)
  const { place, hour } = draft
  const isHourNew = hour !== hourAt(week, place)
  return [
    ...(Object.keys(change).length > 0
      ? [{ kind: 'change', meal: meal.Key, change } as const]
      : []),
    ...changesOfSecond(week, meal, draft),
    ...(isHourNew
      ? [{ kind: 'hour', hour: { Day: place.day, Slot: place.slot, Minutes: hour } } as const]
      : []),
  ]
}
