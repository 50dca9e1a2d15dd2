import { useCallback, useEffect, useRef } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { signOf } from '#cooking/dinner/kept/dish-sign.ts'
import { momentOf } from '#cooking/dinner/shown/reminder.ts'
import type { Kitchen } from '#cooking/dinner/dinner.ts'
import { minuteOfHour } from '../choose/use-choice.ts'
import { dinnerKeys } from '../dinner-keys.ts'
import { changePlan } from '../keep-dinner.ts'
import { dishFrom, type DishRecipe } from '../recipes/dinner-recipe.ts'
import { useStepTitle } from '../recipes/use-step-title.ts'
import type { FollowedDinner } from '../use-dinner.ts'
import { runJob } from '../worker/run-job.ts'

/** What of a dinner is to be another. */
export interface Replanned {
  readonly kitchen?: Kitchen
  /** Epoch milliseconds. */
  readonly table?: number
  /** Indices of the dishes that are made before the evening. */
  readonly before?: readonly number[]
}

/**
 * Plans a dinner again that nobody has begun, and keeps the result; by itself when a recipe of it has changed since.
 * What is not possible is not kept.
 */
export function useReplan(
  { dinner, kept, now }: FollowedDinner,
  recipes: readonly (DishRecipe | undefined)[],
): (change: Replanned) => void {
  const { t, langId, language } = useWords()
  const { change } = useChange()
  const { data: dinners } = useKey(dinnerKeys.all(langId))
  const titleOf = useStepTitle(kept.People)
  const { Cooks: cooks, Rings: rings, Ovens: ovens } = kept.Kitchen
  const fresh =
    dinners && recipes.length > 0 && recipes.every((recipe) => recipe !== undefined)
      ? dinner.Dishes.map((dish, index) =>
          dishFrom(recipes[index]!, dish, {
            people: kept.People,
            nextTime: dinners.NextTime,
            titleOf,
          }),
        )
      : undefined
  const replan = useCallback(
    async ({
      kitchen = { cooks, rings, ovens },
      table = kept.Table,
      before = madeBefore(kept),
    }: Replanned): Promise<KeptDinner | undefined> => {
      if (dinner.BegunAt !== null) return undefined
      let changed: KeptDinner | undefined
      const dishes = fresh ?? dinner.Dishes
      await change(t('dinner.plan.notChanged'), async () => {
        const planned = await runJob<'plan'>({
          kind: 'plan',
          dishes,
          kitchen,
          table,
          people: kept.People,
          before,
          now,
          cooksMax: 1,
          minuteOfHour: minuteOfHour(table),
        })
        if (!planned.kept || (planned.notPossible && table !== kept.Table)) {
          toast({ title: t('dinner.choose.impossible') })
          return
        }
        changed = (await changePlan(dinner, { kept: planned.kept, dishes }, langId)).Kept
      })
      return changed
    },
    [cooks, rings, ovens, kept, dinner, fresh, now, change, t, langId],
  )
  // A recipe that has changed since makes another plan, once.
  const isOld = fresh && isChanged(kept.Dishes, fresh)
  const asked = useRef('')
  useEffect(() => {
    const name = `${dinner.Key} ${dinner.Version}`
    if (!isOld || dinner.BegunAt !== null || asked.current === name) return
    asked.current = name
    const replanAndSay = async () => {
      const changed = await replan({})
      if (!changed) return
      const begin = momentOf(new Date(changed.Table), changed.Steps[0]?.Start ?? 0)
      toast({
        title: t('dinner.plan.changed'),
        description: t('dinner.plan.changedText', { time: writeTime(begin, language) }),
      })
    }
    void replanAndSay()
  }, [isOld, dinner, replan, t, language])
  return (wanted) => void replan(wanted)
}

/** Indices of the dishes that are made before an evening that has not begun. */
export function madeBefore({ Dishes }: KeptDinner): number[] {
  return [...Dishes.keys()].filter((dish) => Dishes[dish]!.IsLeftOut)
}

function isChanged(
  kept: FollowedDinner['kept']['Dishes'],
  fresh: Parameters<typeof thawedDishes>[0],
): boolean {
  return thawedDishes(fresh).some((dish, index) => signOf(dish) !== kept[index]?.Facts)
}
