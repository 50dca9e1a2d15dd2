import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Lock, Play, Refrigerator, Repeat } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Meal } from '#contract/week/week.ts'
import type { CardSlot } from '../model/card.ts'
import { useDayWords } from '../use-day-words.ts'
import { useMealWords } from '../use-meal-words.ts'
import { placeId, useCard } from './context.ts'
import { MealPicture } from './meal-picture.tsx'

const SIGNS = { again: Refrigerator, double: Repeat, cooked: Check, private: Lock } as const

/** Props of {@link MealLine}. */
export interface MealLineProps {
  meal: Meal
  slot: CardSlot
  /** Place among the dishes of the meal time, from 0. */
  index: number
  /** The dinner of today: large, and with the way to its film. */
  isLarge: boolean
}

/** A meal of the card: picture, name, and one soft line. The whole of it opens its sheet. */
export function MealLine({ meal, slot, index, isLarge }: MealLineProps) {
  const { t } = useWords()
  const days = useDayWords()
  const { week, carry, current, setCurrent, open, news, pressKey } = useCard()
  const mealWords = useMealWords(week)
  const recipe = week.Recipes.find(({ Id }) => Id === meal.RecipeId)
  const words = mealWords(meal, isLarge)
  const id = placeId(slot, index)
  const by = news.get(meal.Key)
  const count = slot.meals.length
  const where = { day: days.named(slot.day), slot: t(`week.slotIn.${slot.slot}`) }
  const what = { ...where, meal: [meal.Name, words.text].filter(Boolean).join(', ') }
  return (
    <article
      className="week-meal"
      data-meal={meal.Key}
      data-large={isLarge || undefined}
      data-cooked={meal.IsCooked || undefined}
      data-lifted={carry.lifted?.Key === meal.Key || undefined}
      data-changed={by === undefined ? undefined : true}
      {...carry.handlersOf(meal)}
    >
      <MealPicture recipe={recipe} words={meal.Name} large={isLarge} />
      <div className="week-text">
        <h3>
          <button
            type="button"
            id={id}
            data-place={id}
            className="week-open"
            tabIndex={current === id ? 0 : -1}
            aria-label={
              count > 1
                ? t('week.placeOf', { ...what, index: index + 1, count })
                : t('week.place', what)
            }
            aria-haspopup="dialog"
            onFocus={() => setCurrent(id)}
            onKeyDown={pressKey}
            onBlur={carry.blur}
            onClick={() => carry.wasDragged() || open(meal)}
          >
            {meal.Name}
          </button>
        </h3>
        <p>
          {words.sign && <Icon of={SIGNS[words.sign]} size="s" />}
          {words.text}
        </p>
        {by && (
          <p>
            {by.before
              ? t('week.changedBefore', { name: by.name, meal: by.before.Name })
              : t('week.changedBy', { name: by.name })}
          </p>
        )}
      </div>
      {isLarge && meal.RecipeId !== null && recipe && !meal.IsCooked && (
        <ButtonLink href={pathOf('cook', meal.RecipeId)} variant="flame" icon={Play} iconFill>
          {t('week.cookAlong')}
        </ButtonLink>
      )}
    </article>
  )
}
