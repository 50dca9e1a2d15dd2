import { Icon } from '#design-system/icon/icon.tsx'
import { Moon } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { aheadMoment } from '#cooking/dinner/shown/reminder.ts'
import type { DishRecipe } from '../recipes/dinner-recipe.ts'
import { RingButton, type RingButtonProps } from '../ring-button.tsx'

/** When it can ring for what is done ahead. */
const WHENS = ['evening', 'morning'] as const

/** Props of {@link AheadBell}. */
export interface AheadBellProps extends Pick<RingButtonProps, 'dish' | 'dinner' | 'now'> {
  when: (typeof WHENS)[number]
}

/** Rings for a dish that is made before the dinner, the evening before or in the morning. */
export function AheadBell({ when, dish, dinner, now }: AheadBellProps) {
  const { t } = useWords()
  return (
    <RingButton
      at={aheadMoment(new Date(dinner.Table), when).getTime()}
      now={now}
      ahead={{ name: t('dinner.plan.aheadBell', { name: dish.Name }), when }}
      {...{ dish, dinner }}
    />
  )
}

/** Props of {@link PlanAhead}. */
export interface PlanAheadProps {
  dishes: readonly Pick<KeptDish, 'Name' | 'RecipeId'>[]
  recipes: readonly (DishRecipe | undefined)[]
  dinner: Pick<KeptDinner, 'Table' | 'People'>
  now: number
}

/** What of a dinner can be done ahead, with a bell the evening before or in the morning, if somebody wants one. */
export function PlanAhead({ dishes, recipes, dinner, now }: PlanAheadProps) {
  const { t } = useWords()
  const rows = dishes.flatMap((dish, index) => {
    const recipe = recipes[index]
    const ahead = recipe?.recipe.Ahead ?? []
    return recipe && ahead.length > 0 ? [{ dish, recipe, ahead }] : []
  })
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{t('dinner.plan.ahead')}</h2>
      {rows.map(({ dish: { Name, RecipeId }, recipe, ahead }) => (
        <div key={RecipeId} className="dinner-note">
          <Icon of={Moon} />
          <div>
            {ahead.map(({ When, Text }) => (
              <p key={Text}>
                <b>
                  {Name}, {When}:
                </b>{' '}
                {Text}
              </p>
            ))}
            <div className="dinner-acts mt-2">
              {WHENS.map((when) => (
                <AheadBell
                  key={when}
                  when={when}
                  dish={{ RecipeId, Name, stepCount: recipe.steps.length }}
                  dinner={dinner}
                  now={now}
                />
              ))}
            </div>
          </div>
        </div>
      ))}
    </section>
  )
}
