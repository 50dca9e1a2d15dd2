import { Info, RotateCcw, X } from '#design-system/icon/lucide.ts'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Select } from '#design-system/select/select.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import { DishPicture } from '../dish-legend.tsx'
import { isOneBlock, minutesOf, type DishChoice } from '../recipes/dinner-recipe.ts'
import type { DishRecipes } from '../recipes/use-dish-recipes.ts'
import { useClock } from '../use-clock.ts'

/** Props of {@link DishRows}. */
export interface DishRowsProps {
  wishes: readonly DishChoice[]
  found: DishRecipes
  /** By dish; undefined while its recipe loads. */
  dishes: readonly (NewDinnerDish | undefined)[]
  onServingChange: (id: Id, serving: DishChoice['Serving']) => void
  onRemove: (id: Id, index: number) => void
}

const SERVINGS = ['together', 'before', 'after'] as const

/** The dishes that were chosen, each with when it is eaten. One that cannot be read says so. */
export function DishRows({ wishes, found, dishes, onServingChange, onRemove }: DishRowsProps) {
  const { t } = useWords()
  const { recipes, failures, retry } = found
  return (
    <ul>
      {wishes.map(({ RecipeId, Serving }, index) => {
        const failure = failures[index]
        const unknown = failure ? t('dinner.choose.aDish') : '…'
        const name = recipes[index]?.recipe.Name ?? unknown
        const dish = dishes[index]
        return (
          <li key={RecipeId} className="dinner-dish">
            <DishPicture path={recipes[index]?.recipe.CoverPath} />
            <span>
              <b>{name}</b>
              {dish && <DishFacts dish={dish} />}
            </span>
            <IconButton
              icon={X}
              label={t('dinner.choose.remove', { name })}
              data-remove=""
              onClick={() => onRemove(RecipeId, index)}
            />
            {wishes.length > 1 && (
              <Select
                className="dinner-serving"
                label={t('dinner.choose.serving', { name })}
                labelHidden
                value={Serving}
                onValueChange={(serving) => onServingChange(RecipeId, serving)}
                options={SERVINGS.map((value) => ({ value, label: t(`dinner.choose.${value}`) }))}
              />
            )}
            {failure && (
              <div className="dinner-note" role="alert">
                <Icon of={Info} />
                <span>
                  <b>
                    {t(`dinner.choose.${failure === 'gone' ? 'dishGone' : 'dishFailed'}`, { name })}
                  </b>{' '}
                  {t(`dinner.choose.${failure === 'gone' ? 'dishGoneText' : 'dishFailedText'}`)}
                  {failure === 'failed' && (
                    <Button icon={RotateCcw} className="mt-2" onClick={() => void retry()}>
                      {t('common.tryAgain')}
                    </Button>
                  )}
                </span>
              </div>
            )}
            {dish && isOneBlock(dish) && (
              <p className="dinner-note">
                <Icon of={Info} />
                <span>
                  <b>{t('dinner.choose.noMinutes', { name })}</b>{' '}
                  {t('dinner.choose.noMinutesText', { hands: minutesOf(dish).hands })}
                </span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function DishFacts({ dish }: { dish: NewDinnerDish }) {
  const { t } = useWords()
  const { heat } = useClock(0)
  const { total, hands, celsius } = minutesOf(dish)
  return (
    <small>
      {celsius === undefined
        ? t('dinner.choose.facts', { total, hands })
        : t('dinner.choose.factsOven', { total, hands, heat: heat(celsius) })}
    </small>
  )
}
