import { useRef, useState, type FormEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { PenLine, Search } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useDelayed } from '#app/lib/use-delayed.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DISHES_PER_SLOT, MEAL_WORDS_MAX } from '#contract/week/limits.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import { cardFocus } from '../focus.ts'
import { MealPicture } from '../card/meal-picture.tsx'
import type { Place } from '../model/card.ts'
import { usualPersons } from '../model/persons.ts'
import type { WeekChange } from '../sync/operation.ts'
import { useDayWords } from '../use-day-words.ts'
import { OFFERED, signOf } from '../words-sign.ts'
import { SlotChoice } from './place-fields.tsx'
import { useCandidates, type Candidate } from './use-candidates.ts'

/** Milliseconds between the last key and the search. */
const DEBOUNCE_MS = 250

/** Props of {@link AddSheet}. */
export interface AddSheetProps {
  week: Week
  place: Place
  /** The meal that it takes the place of: its people and cook stay. */
  instead?: Meal | undefined
  onChange: (changes: readonly WeekChange[]) => void
  onClose: () => void
}

/** Plans something at a place: words, or a recipe. One field does both. */
export function AddSheet({ week, place, instead, onChange, onClose }: AddSheetProps) {
  const { t } = useWords()
  const days = useDayWords()
  const [slot, setSlot] = useState(place.slot)
  const [term, setTerm] = useState('')
  const [typed, type] = useDelayed(term, (text) => setTerm(text.trim()), DEBOUNCE_MS)
  const found = useCandidates(term, week, { day: place.day, slot })
  const { candidates, hasFailed, isPending } = found
  const field = useRef<HTMLInputElement>(null)
  const there = week.Meals.filter(({ Day, Slot }) => Day === place.day && Slot === slot)
  const isFull = there.filter(({ Key }) => Key !== instead?.Key).length >= DISHES_PER_SLOT
  const words = typed.trim()

  const personsOf = (what: Pick<Candidate, 'persons'> | { text: string }) =>
    ('persons' in what ? what.persons : undefined) ?? instead?.Persons ?? usualPersons(week, slot)
  const plan = (what: Omit<Candidate, 'why'> | { text: string }) => {
    if (isFull) return
    const recipe = 'recipe' in what ? what.recipe : null
    const meal = {
      Key: crypto.randomUUID(),
      Day: place.day,
      Slot: slot,
      Persons: personsOf(what),
      ...(instead && { CookId: instead.CookId }),
      ...('recipe' in what
        ? { RecipeId: what.recipe.Id, ...(what.again && { AgainOf: what.again.Key }) }
        : { Words: what.text }),
    }
    onChange([{ kind: 'add', meal, recipe }])
    const name = 'recipe' in what ? what.recipe.Name : what.text
    const where = { day: days.named(place.day), slot: t(`week.slotIn.${slot}`) }
    announce(t('week.adding.done', { name, ...where }))
    onClose()
  }
  const write = (event: FormEvent) => {
    event.preventDefault()
    if (words !== '') plan({ text: words })
  }
  const slotName = t(`week.slots.${slot}`)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      className="week-sheet"
      title={days.named(place.day)}
      description={
        isFull
          ? t('week.plan.full')
          : there.length === 0
            ? t('week.adding.free', { slot: slotName })
            : t('week.adding.taken', {
                slot: slotName,
                names: there.map(({ Name }) => Name).join(', '),
              })
      }
    >
      <SlotChoice slot={slot} onChange={setSlot} />
      <form onSubmit={write}>
        <TextField
          ref={field}
          type="search"
          label={t('week.adding.field')}
          icon={Search}
          value={typed}
          maxLength={MEAL_WORDS_MAX}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
        {words !== '' && (
          <button type="submit" className="week-candidate" disabled={isFull}>
            <span className="week-plate" aria-hidden="true">
              <Icon of={PenLine} />
            </span>
            <b>{t('week.adding.write', { text: words })}</b>
            <small>{t('week.adding.noRecipe')}</small>
          </button>
        )}
      </form>
      <ul>
        {candidates.map(({ why, ...candidate }) => (
          <li key={candidate.recipe.Id}>
            <button
              type="button"
              className="week-candidate"
              disabled={isFull}
              onClick={() => plan(candidate)}
            >
              <MealPicture recipe={candidate.recipe} />
              <b>{candidate.recipe.Name}</b>
              <small>{why}</small>
            </button>
          </li>
        ))}
      </ul>
      {isPending && (
        <SkeletonRegion>
          <Skeleton className="week-box-row" />
        </SkeletonRegion>
      )}
      {hasFailed && (
        <p className="week-soft">
          {t('week.adding.failed')}{' '}
          <Button
            variant="bare"
            onClick={() => {
              field.current?.focus()
              found.retry().catch(reportFailure)
            }}
          >
            {t('week.adding.retry')}
          </Button>
        </p>
      )}
      {!hasFailed && !isPending && term !== '' && candidates.length === 0 && (
        <p className="week-soft">{t('week.adding.none')}</p>
      )}
      <h3 className="week-small-head">{t('week.adding.without')}</h3>
      <div className="week-words">
        {OFFERED.map((name) => (
          <Button
            key={name}
            size="s"
            icon={signOf(name)}
            disabled={isFull}
            onClick={() => plan({ text: t(`week.adding.words.${name}`) })}
          >
            {t(`week.adding.words.${name}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
