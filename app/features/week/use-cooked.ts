import { saveMeal, useLogCache, waitingMeals } from '#app/features/cooking-log/index.ts'
import { useUsername } from '#app/features/shopping/index.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookingLogEntry, Day } from '#contract/cooking-log/cooking-log.ts'
import type { Meal, WeekRecipe } from '#contract/week/week.ts'
import { focusMeal } from './focus.ts'
import type { WeekStore } from './sync/week-store.ts'
import { offerUndo } from './undo-offer.ts'

/** A meal that was cooked, with its recipe. */
export interface CookedMeal {
  readonly meal: Meal
  readonly recipe: WeekRecipe
}

/** The meals of a recipe that the reader can put into their log. */
export const canBeLogged = ({ AgainOf, IsCooked }: Meal, recipe: WeekRecipe | undefined) =>
  recipe !== undefined && AgainOf === null && !IsCooked

/** Ticks a meal as cooked and puts it into the reader's own log, with a way back. Both wait without a connection. */
export function useCooked(store: Pick<WeekStore, 'change'>) {
  const { t, langId } = useWords()
  const member = useUsername()
  const { add, remove } = useLogCache()
  const failureToast = useFailureToast()
  const tick = (meal: Meal, IsCooked: boolean) =>
    store.change({ kind: 'change', meal: meal.Key, change: { IsCooked } })

  const takeBack = async (meal: Meal, key: string, entry: CookingLogEntry | undefined) => {
    tick(meal, false)
    if (!entry) return waitingMeals.remove(key)
    try {
      await send('DELETE /cooked/:id', { params: { id: entry.Id } })
      remove(entry.Id, entry.RecipeId)
    } catch (error) {
      failureToast({ error, title: t('week.cookedIt.notUndone') })
    }
  }
  const cook = async ({ meal, recipe }: CookedMeal, day: Day) => {
    if (member === null) return
    tick(meal, true)
    const key = crypto.randomUUID()
    const written = { Day: day, People: meal.Persons, Minutes: null, Note: '', Changes: [] }
    const dish = { recipeId: recipe.Id, recipeName: recipe.Name, coverPath: recipe.CoverPath }
    try {
      const sent = await saveMeal({
        member,
        langId,
        key,
        hasPhoto: false,
        makes: undefined,
        ...dish,
        ...written,
      })
      if (sent) add(sent.entry)
      offerUndo({
        title: t('week.cookedIt.done', { name: meal.Name }),
        action: {
          label: t('week.undo'),
          onClick: () => {
            takeBack(meal, key, sent?.entry).catch(reportFailure)
            focusMeal(meal.Key)
          },
        },
      })
    } catch (error) {
      failureToast({ error, title: t('week.cookedIt.notLogged') })
    }
  }
  return {
    /** @param day on which it was cooked */
    cook: (cooked: CookedMeal, day: Day) => void cook(cooked, day).catch(reportFailure),
    /** Takes the tick away; what the log has stays. */
    untick: (meal: Meal) => tick(meal, false),
  }
}
