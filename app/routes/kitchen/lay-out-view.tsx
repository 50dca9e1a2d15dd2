import { LayOut, type CookTick } from '#design-system/kitchen/index.ts'
import { useImperial, useUnitSystem } from '#app/features/account/index.ts'
import { LateRepeat, useHasRepeat } from '#app/features/cooking-log/index.ts'
import { clockTime, kitchenNow, minutesFrom, planOf } from '#app/features/kitchen/index.ts'
import { useRecipeIngredients, useTools, writeOvenHeat } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { INGREDIENTS_PICTURE, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { ingredientItem } from '#app/lib/words/ingredient-item.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FAN_LESS } from '#cooking/heat/oven-heat.ts'
import { stripTags } from '#cooking/step-text.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { minutesToTime, timeToMinutes } from '#contract/text/time.ts'
import type { OvenPlan } from '#app/features/kitchen/index.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { PeopleCounter } from './people-counter.tsx'
import type { Scene } from './use-scene.ts'

/** Minutes that an oven takes to heat up. If it is needed later than that, it need not be turned on yet. */
const HEATING_MIN = 25

/** Props of {@link LayOutView}. */
export interface LayOutViewProps {
  scene: Scene
  steps: readonly HowToStep[]
}

/** The mise en place of a recipe, with when it will be ready. */
export function LayOutView({ scene, steps }: LayOutViewProps) {
  const { language } = useWords()
  const { recipe, session, act } = scene
  const { ingredients: all = [] } = useRecipeIngredients(recipe.Id)
  const plan = planOf(steps, all)
  const { ingredients, tools } = useTicks(scene, plan)
  const oven = useOven(plan.oven)
  const hasRepeat = useHasRepeat(recipe.Id)
  const now = kitchenNow()
  const minutes = minutesFrom(steps, 1) ?? timeToMinutes(recipe.TotalTime ?? '')
  const isTicked = (tick: string) => session.ticks.includes(tick)
  return (
    <LayOut
      {...(minutes !== undefined && {
        duration: formatDuration(minutesToTime(minutes)),
        readyAt: clockTime(now + minutes * MINUTE_MS, now, language),
      })}
      lead={
        hasRepeat && (
          <LateRepeat
            people={session.people}
            onPeopleChange={(people) => act({ kind: 'setPeople', people })}
          />
        )
      }
      oven={oven && { ...oven, checked: isTicked('oven') }}
      counter={<PeopleCounter scene={scene} withWord />}
      ingredients={ingredients}
      tools={tools}
      picture={
        recipe.IngredientImagePath &&
        pictureUrl(recipe.IngredientImagePath, INGREDIENTS_PICTURE.width)
      }
      onTick={(tick, checked) => act({ kind: 'tick', tick, isTicked: checked })}
    />
  )
}

function useTicks(
  { session, recipe }: Scene,
  plan: ReturnType<typeof planOf>,
): Record<'ingredients' | 'tools', CookTick[]> {
  const { t, language } = useWords()
  const imperial = useImperial()
  const { tools = [] } = useTools()
  const servings = recipe.Yield?.Servings
  const options = { persons: session.people, servings, language, imperial }
  const tickOf = (id: string, amount: string, name: string, path: string | null): CookTick => ({
    id,
    amount,
    name,
    src: path && pictureUrl(path, THUMBNAIL_WIDTH),
    checked: session.ticks.includes(id),
  })
  return {
    ingredients: plan.ingredients.map((row) => {
      const { amount, name } = ingredientItem(row, options, t)
      const { Id, ImagePath } = row.Ingredient
      return tickOf(`ingredient:${Id}`, amount, name, ImagePath)
    }),
    tools: plan.toolIds.flatMap((id) => {
      const tool = tools.find(({ Id }) => Id === id)
      return tool ? [tickOf(`tool:${id}`, '', tool.Name, tool.ImagePath)] : []
    }),
  }
}

/** What to set the oven to; undefined where it is not needed soon. */
function useOven(oven: OvenPlan | undefined): { heat: string; detail?: string } | undefined {
  const { t } = useWords()
  const unitSystem = useUnitSystem()
  const { Oven, Fan } = oven?.heat ?? {}
  if (Oven === undefined || (oven?.startsIn ?? 0) > HEATING_MIN) return undefined
  const write = (celsius: number, isFan: boolean) =>
    stripTags(writeOvenHeat(celsius, { unitSystem, isFan, t }))
  if (Fan === true) return { heat: t('kitchen.fan', { heat: write(Oven, true) }) }
  if (Fan === false) return { heat: write(Oven, false) }
  return {
    heat: write(Oven, false),
    detail: t('kitchen.fan', { heat: write(Oven - FAN_LESS, true) }),
  }
}
