import { Button } from '#design-system/button/button.tsx'
import { Check } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import { focusCard } from '../focus.ts'
import type { WeekStore } from '../sync/week-store.ts'
import { canBeLogged, useCooked, type CookedMeal } from '../use-cooked.ts'
import { answeredMeals } from './stored-answers.ts'

/** Props of {@link AskCooked}. */
export interface AskCookedProps {
  week: Week
  today: Day
  store: WeekStore
  /** Opens the sheet of a meal. */
  onMove: (meal: Meal) => void
}

/** Asks once, the next day, about a dinner that was not cooked here. No answer means nothing. */
export function AskCooked({ week, today, store, onMove }: AskCookedProps) {
  const { t } = useWords()
  const { cook } = useCooked(store)
  const answered = answeredMeals.use()
  const yesterday = dayAfter(today, -1)
  const asked = dinnersOf(week, yesterday).find(({ meal }) => !answered.includes(meal.Key))
  if (!asked) return null
  const { meal } = asked
  return (
    <section className="week-ask" aria-labelledby="week-ask">
      <h2 id="week-ask">{t('week.ask.title', { name: meal.Name })}</h2>
      <div className="week-words">
        <Button icon={Check} onClick={thenCard(() => cook(asked, yesterday))}>
          {t('week.ask.yes')}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => onMove(meal)}>
          {t('week.ask.move')}
        </Button>
        <Button variant="bare" onClick={thenCard(() => answeredMeals.add(meal.Key))}>
          {t('week.ask.no')}
        </Button>
      </div>
    </section>
  )
}

/** What was pressed goes: the focus goes on to the card. */
const thenCard = (act: () => void) => () => {
  act()
  focusCard()
}

/** Dinners of a day that the reader may have cooked. */
function dinnersOf({ Meals, Recipes, People }: Week, day: Day): CookedMeal[] {
  const me = People.find(({ IsYou }) => IsYou)?.Id ?? null
  return Meals.flatMap((meal): CookedMeal[] => {
    const recipe = Recipes.find(({ Id }) => Id === meal.RecipeId)
    const isMine = meal.CookId === null || meal.CookId === me
    const isAsked = meal.Day === day && meal.Slot === 'dinner' && isMine
    return isAsked && recipe && canBeLogged(meal, recipe) ? [{ meal, recipe }] : []
  })
}
