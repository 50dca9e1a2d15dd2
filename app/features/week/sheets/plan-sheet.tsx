import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { dayAt } from '#app/lib/calendar.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { dayAfter } from '#contract/week/copy.ts'
import { DISHES_PER_SLOT } from '#contract/week/limits.ts'
import type { Slot, Week, WeekRecipe } from '#contract/week/week.ts'
import { cardFocus } from '../focus.ts'
import { DAYS, daysFrom, mondayOf } from '../model/days.ts'
import { makesOf, usualPersons } from '../model/persons.ts'
import { weekRecipeOf } from '../model/week-recipe.ts'
import type { WeekChange } from '../sync/operation.ts'
import { useDayWords } from '../use-day-words.ts'
import { useRefusals } from '../use-refusals.ts'
import { useWeek } from '../use-week.ts'
import { MealCounter } from './meal-counter.tsx'
import { SlotChoice } from './place-fields.tsx'
import './sheets.css'

/** Props of {@link PlanSheet}. */
export interface PlanSheetProps {
  recipe: WeekRecipe
  /** When the reader began. @default this moment */
  now?: Date
  onClose: () => void
}

/** Plans a recipe from anywhere: day, meal, people, and whether it is eaten again. */
export function PlanSheet(props: PlanSheetProps) {
  const { t, langId } = useWords()
  const { store, state } = useWeek()
  useRefusals(store, state?.refused)
  // What a card or a page of the recipe knows of it is not all that the week shows.
  const { data } = useKey(keys.recipe(props.recipe.Id, langId))
  const { onClose } = props
  const recipe = data ? weekRecipeOf(data) : props.recipe
  const persons = data?.Yield?.Servings
  if (state?.week && store) {
    const form = { ...props, recipe, persons, week: state.week }
    return <PlanForm {...form} onChange={store.change} />
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      title={t('week.plan.title')}
      description={recipe.Name}
    >
      {state?.error ? (
        <p className="week-soft">{t('week.unreachable')}</p>
      ) : (
        <SkeletonRegion>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="week-box-row" />
          ))}
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

interface PlanFormProps extends PlanSheetProps {
  /** For how many it is written. */
  persons: number | undefined
  week: Week
  onChange: (...changes: readonly WeekChange[]) => void
}

function PlanForm({ recipe, persons: own, now, week, onChange, onClose }: PlanFormProps) {
  const { t } = useWords()
  const words = useDayWords()
  const [today] = useState(() => dayAt(now ?? new Date()))
  const namesAt = (day: string, slot: Slot) =>
    week.Meals.filter((meal) => meal.Day === day && meal.Slot === slot).map(({ Name }) => Name)
  const [isLater, setLater] = useState(false)
  const monday = isLater ? dayAfter(mondayOf(today), DAYS) : mondayOf(today)
  const days = daysFrom(monday).filter((day) => day >= today)
  const [slot, setSlot] = useState<Slot>('dinner')
  const [chosen, setDay] = useState<string>()
  const free = days.find((day) => namesAt(day, slot).length === 0)
  const day = chosen !== undefined && days.includes(chosen) ? chosen : (free ?? days[0] ?? today)
  const [counted, setPersons] = useState<number>()
  const makes = makesOf(recipe)
  // A tin holds what it holds, whoever usually eats.
  const persons = counted ?? makes?.Servings ?? usualPersons(week, slot, own)
  const [isAgain, setAgain] = useState(false)
  const isFull = namesAt(day, slot).length >= DISHES_PER_SLOT

  const plan = () => {
    const Key = crypto.randomUUID()
    const what = { Slot: slot, RecipeId: recipe.Id }
    const first = { Key, Day: day, Persons: isAgain ? 2 * persons : persons, ...what }
    const second = {
      Key: crypto.randomUUID(),
      Day: dayAfter(day, 1),
      Persons: persons,
      AgainOf: Key,
      ...what,
    }
    onChange(
      { kind: 'add', meal: first, recipe },
      ...(isAgain ? [{ kind: 'add', meal: second, recipe } as const] : []),
    )
    toast({ title: t('week.plan.done', { day: words.named(day) }), description: recipe.Name })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      className="week-sheet"
      title={t('week.plan.title')}
      description={
        recipe.Minutes === null
          ? recipe.Name
          : t('week.sheet.minutes', { name: recipe.Name, minutes: recipe.Minutes })
      }
      footer={
        <Button variant="primary" disabled={isFull} onClick={plan}>
          {t('week.plan.confirm', { day: words.weekday(day) })}
        </Button>
      }
    >
      <RadioGroup
        label={t('week.day')}
        labelHidden
        className="week-pick"
        value={day}
        options={days.map((value) => ({
          value,
          label: (
            <span className="week-pick-day">
              <b>{words.weekday(value)}</b>
              <small>{namesAt(value, slot).join(', ')}</small>
              <span>{t('week.number', { number: words.number(value) })}</span>
            </span>
          ),
        }))}
        onValueChange={setDay}
      />
      <Button variant="bare" onClick={() => setLater(!isLater)}>
        {t(isLater ? 'week.plan.earlier' : 'week.plan.later')}
      </Button>
      <SlotChoice slot={slot} onChange={setSlot} />
      {isFull && <p className="week-soft">{t('week.plan.full')}</p>}
      <MealCounter
        recipe={recipe}
        value={persons}
        {...(!makes && { hint: t('week.sheet.usual') })}
        onValueChange={setPersons}
      />
      <Checkbox
        label={t('week.sheet.again')}
        hint={t('week.sheet.againText')}
        checked={isAgain}
        onCheckedChange={setAgain}
      />
    </Dialog>
  )
}
