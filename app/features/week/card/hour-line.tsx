import { Icon } from '#design-system/icon/icon.tsx'
import { Clock } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { dinnerPath, newDinnerPath } from '#app/lib/dinner-address.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CardSlot } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { weekKeys } from '../week-keys.ts'

/** Minutes after midnight at which a dinner of several dishes is offered. */
const SEVEN = 19 * 60

/** Props of {@link HourLine}. */
export interface HourLineProps {
  slot: CardSlot
  /** Nothing can be cooked for it any more. */
  isPast: boolean
}

/**
 * When a meal is on the table. It leads to the plan that works its dishes backwards from then; a dinner of
 * several dishes has the way without an hour, too. Once there is a plan, it says when to begin.
 */
export function HourLine({ slot: { day, slot, hour, meals }, isPast }: HourLineProps) {
  const { t, language, langId } = useWords()
  const days = useDayWords()
  const dishes = isPast
    ? []
    : meals.filter(({ RecipeId, IsCooked, AgainOf }) => RecipeId && !IsCooked && !AgainOf)
  const isOffered = slot === 'dinner' && dishes.length > 1
  const { data } = useKey(
    dishes.length > 0 && (hour !== undefined || isOffered) ? weekKeys.dinners(langId) : null,
  )
  if (meals.length === 0 || (hour === undefined && !isOffered)) return null
  const keys = new Set(dishes.map(({ Key }) => Key))
  const plan = data?.Dinners.find(
    ({ EndedAt, Dishes }) =>
      EndedAt === null && Dishes.some(({ Meal }) => Meal !== undefined && keys.has(Meal)),
  )
  const minutes = hour ?? SEVEN
  const words = plan
    ? t('week.hourAt', { time: writeTime(new Date(plan.Table), language) })
    : hour === undefined
      ? t('week.hourOffer')
      : t('week.hourAt', { time: days.hour(minutes) })
  return (
    <p className="week-hour" data-slot-of={slot}>
      <Icon of={Clock} size="s" />
      {dishes.length === 0 ? (
        words
      ) : (
        <TextLink
          variant="bar"
          href={
            plan
              ? dinnerPath(plan.Key)
              : newDinnerPath({
                  recipes: dishes.map(({ RecipeId, Key }) => ({ id: RecipeId!, meal: Key })),
                  day,
                  minutes,
                  people: Math.max(...dishes.map(({ Persons }) => Persons)),
                })
          }
        >
          {words}
        </TextLink>
      )}
      {plan && (
        <span>{t('week.beginAt', { time: writeTime(new Date(plan.Begin), language) })}</span>
      )}
    </p>
  )
}
