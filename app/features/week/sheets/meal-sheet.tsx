import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Check, Search, Trash2 } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { MEAL_NOTE_MAX, MEAL_WORDS_MAX } from '#contract/week/limits.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import { MealPicture } from '../card/meal-picture.tsx'
import { cardFocus } from '../focus.ts'
import type { WeekStore } from '../sync/week-store.ts'
import { canBeLogged, useCooked } from '../use-cooked.ts'
import { useDayWords } from '../use-day-words.ts'
import { useMealWords } from '../use-meal-words.ts'
import { CookChoice } from './cook-choice.tsx'
import { HourField } from './hour-field.tsx'
import { MealCounter } from './meal-counter.tsx'
import { changesOf, draftOf, withAgain } from './meal-draft.ts'
import { PlaceFields } from './place-fields.tsx'

/** Props of {@link MealSheet}. */
export interface MealSheetProps {
  week: Week
  meal: Meal
  today: Day
  store: WeekStore
  onRemove: () => void
  /** Plans something else at its place. */
  onOther: () => void
  onClose: () => void
}

/** A meal: people, whether it is cooked double, who cooks, day, hour and note. What was changed holds once it closes. */
export function MealSheet(props: MealSheetProps) {
  const { week, meal, today, store, onRemove, onOther, onClose } = props
  const { cook, untick } = useCooked(store)
  const mealWords = useMealWords(week)
  const { t } = useWords()
  const days = useDayWords()
  const [seen] = useState({ week, meal })
  const [draft, setDraft] = useState(() => draftOf(week, meal))
  const edit = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const recipe = week.Recipes.find(({ Id }) => Id === meal.RecipeId)
  const by = week.People.find(({ Id, IsYou }) => Id === meal.AddedBy && !IsYou)
  const where = { day: days.named(meal.Day), slot: t(`week.slotIn.${meal.Slot}`) }
  const isSettled = useRef(false)
  const save = useRef<() => void>(undefined)
  useEffect(() => {
    // What others change meanwhile is not undone by what was only seen here.
    save.current = () => store.change(...changesOf(seen.week, seen.meal, draft))
  })
  // Whoever follows a link, or goes back, has changed it all the same.
  useEffect(
    () => () => {
      if (!isSettled.current) save.current?.()
    },
    [],
  )
  /** Ends with what was changed, unless that is not wanted any more. */
  const leave = (act: () => void, isKept = false) => {
    isSettled.current = true
    if (isKept) save.current?.()
    act()
  }
  const close = () => leave(onClose, true)
  return (
    <Dialog
      open
      onOpenChange={close}
      returnFocus={cardFocus}
      size="l"
      className="week-sheet"
      title={meal.Name}
      description={
        by
          ? t('week.sheet.plannedBy', { ...where, name: by.Name })
          : t('week.sheet.standing', where)
      }
      footer={
        <>
          <Button icon={Trash2} onClick={() => leave(onRemove)}>
            {t('week.sheet.takeOff')}
          </Button>
          <Button icon={Search} onClick={() => leave(onOther)}>
            {t('week.sheet.other')}
          </Button>
          <Button variant="primary" onClick={close}>
            {t('week.sheet.close')}
          </Button>
        </>
      }
    >
      <div className="week-sheet-head">
        <MealPicture recipe={recipe} words={meal.Name} />
        {recipe && <TextLink href={pathOf('recipe', recipe.Id)}>{t('week.sheet.recipe')}</TextLink>}
      </div>
      {meal.RecipeId !== null && !recipe && <p className="week-soft">{t('week.sheet.gone')}</p>}
      {recipe && meal.Day <= today && canBeLogged(meal, recipe) && (
        <p>
          <Button
            icon={Check}
            onClick={() => {
              close()
              cook({ meal: { ...meal, Persons: draft.persons }, recipe }, meal.Day)
            }}
          >
            {t('week.cookedIt.act')}
          </Button>
        </p>
      )}
      {meal.IsCooked && (
        <p className="week-words">
          <span className="week-soft">{mealWords(meal).text}</span>
          <Button variant="bare" onClick={() => untick(meal)}>
            {t('week.cookedIt.undo')}
          </Button>
        </p>
      )}
      {meal.RecipeId === null && (
        <TextField
          label={t('week.sheet.words')}
          value={draft.words}
          maxLength={MEAL_WORDS_MAX}
          autoComplete="off"
          onChange={({ target }) => edit({ words: target.value })}
        />
      )}
      <MealCounter
        recipe={recipe}
        value={draft.persons}
        onValueChange={(persons) => edit({ persons })}
      />
      {meal.AgainOf === null && (
        <>
          <Checkbox
            label={t('week.sheet.double')}
            variant="switch"
            hint={t('week.sheet.againText')}
            checked={draft.again !== null}
            onCheckedChange={(isAgain) => setDraft(withAgain(draft, isAgain))}
          />
          {draft.again && (
            <div className="week-again">
              <p>
                {t('week.sheet.stay', {
                  count: Math.ceil(draft.persons / 2),
                  rest: Math.floor(draft.persons / 2),
                  day: days.named(draft.place.day),
                })}
              </p>
              <PlaceFields
                place={draft.again}
                today={today}
                onChange={(again) => edit({ again })}
              />
            </div>
          )}
        </>
      )}
      {week.People.length > 0 && !meal.IsPrivate && (
        <CookChoice people={week.People} value={draft.cook} onChange={(cook) => edit({ cook })} />
      )}
      <PlaceFields place={draft.place} today={today} onChange={(place) => edit({ place })} />
      <HourField value={draft.hour} onChange={(hour) => edit({ hour })} />
      <TextField
        label={t('week.sheet.note')}
        value={draft.note}
        maxLength={MEAL_NOTE_MAX}
        autoComplete="off"
        onChange={({ target }) => edit({ note: target.value })}
      />
    </Dialog>
  )
}
