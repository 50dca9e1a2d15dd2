import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIdle } from '#app/lib/lazy/use-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { OwnCookedProps } from './own-cooked.tsx'
import { useHasWaitingMeals } from './waiting.ts'

const SendMeals = lateComponent(
  async () => (await withAreas(['cooked'], import('./send-meals.tsx'))).SendMeals,
)

/** Sends meals that wait on this device. Who has none never fetches the code. */
export function LateSendMeals() {
  return useHasWaitingMeals() && <SendMeals />
}

const OwnCooked = lateComponent<OwnCookedProps>(
  async () => (await withAreas(['cooked'], import('./own-cooked.tsx'))).OwnCooked,
)

/** "I cooked this" on the page of a recipe. Its place is held, so nothing moves when it comes. */
export function LateOwnCooked(props: OwnCookedProps) {
  return <div className="mt-3 min-h-target">{useIdle() && <OwnCooked {...props} />}</div>
}
