import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { KitchenEverywhereProps } from './kitchen-everywhere.tsx'
import { SESSIONS } from './sessions-text.ts'

const KitchenEverywhere = lateComponent<KitchenEverywhereProps>(
  async () => (await withAreas(['kitchen'], import('./kitchen-everywhere.tsx'))).KitchenEverywhere,
)

/** The kitchen on every page: its bell, and its bar. The code is not fetched while nothing is being cooked. */
export function LateKitchen(props: KitchenEverywhereProps) {
  const isHydrated = useHydrated()
  const text = SESSIONS.use()
  return isHydrated && text !== null && text !== '[]' && <KitchenEverywhere {...props} />
}
