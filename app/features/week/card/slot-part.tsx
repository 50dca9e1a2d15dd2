import { useWords } from '#app/lib/words/words-provider.tsx'
import { isSamePlace, type CardSlot } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { placeId, useCard } from './context.ts'
import { MealLine } from './meal-line.tsx'

/** A meal time of a day: its meals, or a free place, which only keys and carrying show. */
export function SlotPart({ slot }: { slot: CardSlot }) {
  const { t } = useWords()
  const days = useDayWords()
  const { today, carry, current, setCurrent, add, pressKey } = useCard()
  const isTarget = carry.target !== undefined && isSamePlace(carry.target, slot)
  const isFree = slot.meals.length === 0
  const id = placeId(slot)
  return (
    <div
      className="week-slot"
      data-slot-of={slot.slot}
      data-day={slot.day}
      data-free={isFree || undefined}
    >
      {!isFree && (
        <p className="week-slot-name" aria-hidden="true">
          {t(`week.slots.${slot.slot}`)}
        </p>
      )}
      {slot.meals.map((meal, index) => (
        <MealLine
          key={meal.Key}
          meal={meal}
          slot={slot}
          index={index}
          isLarge={slot.day === today && slot.slot === 'dinner' && index === 0}
        />
      ))}
      {isTarget && carry.isElsewhere && (
        <p className="week-drop" aria-hidden="true">
          {t(`week.slots.${slot.slot}`)}
        </p>
      )}
      {isFree && (
        <button
          type="button"
          id={id}
          data-place={id}
          className="week-free"
          tabIndex={current === id ? 0 : -1}
          aria-label={t('week.free', {
            day: days.named(slot.day),
            slot: t(`week.slotIn.${slot.slot}`),
          })}
          aria-haspopup="dialog"
          onFocus={() => setCurrent(id)}
          onKeyDown={pressKey}
          onClick={() => add(slot)}
        />
      )}
    </div>
  )
}
