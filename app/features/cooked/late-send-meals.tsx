import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { storedMeals } from './stored.ts'

const SendMeals = lateComponent(
  async () => (await withAreas(['cooked'], import('./send-meals.tsx'))).SendMeals,
)

/** Sends meals that wait on this device. Without any the code is not fetched. */
export function LateSendMeals() {
  return storedMeals.use() !== null && <SendMeals />
}
