import { useEffect, useRef } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Info, Play } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ownsKeys } from '#design-system/lib/owns-keys.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { MINUTE_MS } from '#contract/durations.ts'
import { eveningOf } from '#cooking/dinner/kept/unkeep.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { factsOf } from '#cooking/dinner/shown/facts.ts'
import { momentOf } from '#cooking/dinner/shown/reminder.ts'
import { dinnerPath } from '#app/lib/dinner-address.ts'
import { KitchenSettings } from '../choose/kitchen-settings.tsx'
import { useCookNames } from '../cook-names.ts'
import { DinnerHead } from '../dinner-head.tsx'
import { planTitle } from '../dinner-title.ts'
import { DishLegend } from '../dish-legend.tsx'
import { useDishRecipes } from '../recipes/use-dish-recipes.ts'
import { RingButton } from '../ring-button.tsx'
import { useClock } from '../use-clock.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useDinnerJob } from '../use-dinner-plan.ts'
import type { FollowedDinner } from '../use-dinner.ts'
import { DeleteDinner } from './delete-dinner.tsx'
import { AheadBell, PlanAhead } from './plan-ahead.tsx'
import { PlanFactList } from './plan-facts.tsx'
import { PlanLanes } from './plan-lanes.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanWhy } from './plan-why.tsx'
import { madeBefore, useReplan } from './use-replan.ts'
import '../dinner.css'
import './plan.css'

/** Minutes of a press on an arrow. */
const QUARTER = 15

/** Props of {@link PlanPage}. */
export interface PlanPageProps {
  followed: FollowedDinner
}

/** The plan of a dinner: what it costs, what begins when, and what was in the way. */
export function PlanPage({ followed }: PlanPageProps) {
  const { t, language } = useWords()
  const isOnline = useOnline()
  const { dinner, kept, now } = followed
  const clock = useClock(kept.Table)
  const { recipes } = useDishRecipes(dinner.Dishes.map(({ RecipeId }) => RecipeId))
  const cookNames = useCookNames(dinner, kept.Kitchen.Cooks)
  const { output: why } = useDinnerJob('explain', { kept, dishes: dinner.Dishes })
  const replan = useReplan(followed, recipes)
  // Making a dish before, and taking that back, are each other's neighbours.
  useKeptFocus((lost) =>
    lost.matches('[data-before]')
      ? document.querySelector<HTMLElement>('.dinner [data-before]')
      : null,
  )
  useArrows((quarters) => replan({ table: kept.Table + quarters * QUARTER * MINUTE_MS }))
  const made = thawedDishes(dinner.Dishes)
  const evening = eveningOf(kept, made)
  if (!evening) return null
  const plan = { steps: evening.steps, begin: evening.steps[0]?.start ?? 0 }
  const facts = factsOf(plan, evening.dishes)
  const { Cooks: cooks, Rings: rings, Ovens: ovens } = kept.Kitchen
  const first = dinner.Dishes[evening.steps[0]?.dish ?? 0]!
  const hasBegun = dinner.BegunAt !== null
  const before = madeBefore(kept)
  const shown = { plan, made: evening.dishes, dishes: dinner.Dishes, clock }
  // What has something to be done ahead has its bells below.
  const bellOf = (index: number) => {
    const dish = dinner.Dishes[index]
    if (hasBegun || !dish || (recipes[index]?.recipe.Ahead?.length ?? 0) > 0) return undefined
    return (
      <AheadBell
        when="morning"
        dish={{ ...dish, stepCount: dish.Steps.length }}
        dinner={kept}
        now={now}
      />
    )
  }
  const listsOf = (cooks: typeof facts.cooks) =>
    cooks.map(({ cook }) => (
      <section key={cook}>
        <h2>{cookNames[cook]}</h2>
        <PlanList {...shown} cook={cook} />
      </section>
    ))
  return (
    <div className="dinner">
      <DinnerHead
        title={planTitle(t, kept.Table, language, dinner.Dishes)}
        lead={[
          t('dinner.plan.for', { day: clock.day, count: kept.People }),
          facts.cooks.length > 1 && t('dinner.plan.cooking', { names: cookNames.join(' + ') }),
        ]
          .filter(Boolean)
          .join('. ')}
      >
        {!hasBegun && (
          <RingButton
            at={momentOf(new Date(kept.Table), facts.first.at).getTime()}
            now={now}
            dish={{ RecipeId: first.RecipeId, Name: first.Name, stepCount: first.Steps.length }}
            dinner={kept}
          />
        )}
        <ButtonLink
          variant="flame"
          size="l"
          icon={Play}
          iconFill
          href={dinnerPath(dinner.Key, 'cook')}
        >
          {t(hasBegun ? 'dinner.plan.goOn' : 'dinner.plan.begin')}
        </ButtonLink>
      </DinnerHead>
      {!isOnline && (
        <p className="dinner-note">
          <Icon of={Info} />
          <span>
            <b>{t('dinner.plan.offline')}</b> {t('dinner.plan.offlineText')}
          </span>
        </p>
      )}
      <PlanFactList
        facts={facts}
        servings={dinner.Dishes.map(({ Serving }) => Serving)}
        cookNames={cookNames}
        at={clock.at}
      />
      <DishLegend dishes={dinner.Dishes} recipes={recipes} />
      <PlanLanes {...shown} cookNames={cookNames} at={clock.at} heat={clock.heat} />
      <div className="dinner-two">
        <div>
          {facts.cooks.length < 2 ? (
            <section>
              <h2>{t('dinner.plan.what')}</h2>
              <PlanList {...shown} />
            </section>
          ) : (
            listsOf(facts.cooks.slice(0, 1))
          )}
        </div>
        <div className="dinner-side">
          {listsOf(facts.cooks.slice(1))}
          <PlanWhy
            inTheWay={why?.inTheWay ?? []}
            easier={why?.easier ?? []}
            dishes={dinner.Dishes}
            at={clock.at}
            before={hasBegun ? [] : before}
            bellOf={bellOf}
            onBefore={
              hasBegun
                ? undefined
                : (dish, isBefore) =>
                    replan({
                      before: isBefore ? [...before, dish] : before.filter((one) => one !== dish),
                    })
            }
          />
          {!hasBegun && (
            <PlanAhead dishes={dinner.Dishes} recipes={recipes} dinner={kept} now={now} />
          )}
          {!hasBegun && (
            <section>
              <h2>{t('dinner.plan.kitchen')}</h2>
              <KitchenSettings
                kitchen={{ cooks, rings, ovens }}
                onKitchenChange={(kitchen) => replan({ kitchen })}
              />
              <DeleteDinner of={dinner.Key} />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

/** Left and right move the time at which people sit down, where no control has these keys. */
function useArrows(move: (quarters: 1 | -1) => void): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const isOwn = ownsKeys(target) || target?.closest('input, button, a, select, [role="dialog"]')
      if (isOwn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowLeft') latest.current(-1)
      if (event.key === 'ArrowRight') latest.current(1)
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}
