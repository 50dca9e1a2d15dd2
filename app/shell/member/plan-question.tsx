import { useSyncExternalStore } from 'react'
import { LatePlanSheet } from '#app/features/week/index.ts'
import { planOffer, askPlan } from '#app/lib/dialogs/plan-offer.ts'

const nothing = () => undefined

/** The sheet that asks on which day a recipe is eaten. Its code is fetched with the first question. */
export function PlanQuestion() {
  const recipe = useSyncExternalStore(planOffer.subscribe, planOffer.read, nothing)
  return (
    recipe && (
      <LatePlanSheet
        key={recipe.id}
        recipe={{ Id: recipe.id, Name: recipe.name, CoverPath: null, Minutes: null }}
        onClose={() => askPlan(undefined)}
      />
    )
  )
}
