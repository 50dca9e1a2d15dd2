import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { KitchenEverywhereProps } from './kitchen-everywhere.tsx'
import type { ResumeCardProps } from './resume.tsx'
import { storedSessions } from './sessions/sessions-storage.ts'

const KitchenEverywhere = lateComponent<KitchenEverywhereProps>(
  async () => (await withAreas(['kitchen'], import('./kitchen-everywhere.tsx'))).KitchenEverywhere,
)

/** The kitchen on every page: its bell, and its bar. The code is not fetched while nothing is being cooked. */
export function LateKitchen(props: KitchenEverywhereProps) {
  const isHydrated = useHydrated()
  const text = storedSessions.use()
  return isHydrated && text !== null && text !== '[]' && <KitchenEverywhere {...props} />
}

const children = (props: ResumeCardProps) => props.children

const ResumeCard = lateComponent<ResumeCardProps>(
  async () => (await withAreas(['kitchen'], import('./resume.tsx'))).ResumeCard,
  { pending: children, failed: children },
)

/** The place that was left in this recipe. The code is not fetched while nothing is being cooked. */
export function LateResumeCard(props: ResumeCardProps) {
  const isHydrated = useHydrated()
  const text = storedSessions.use()
  const isKnown = isHydrated && text?.includes(`"recipeId":${props.recipeId},`)
  return isKnown ? <ResumeCard {...props} /> : props.children
}
