import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useIdle } from '#app/lib/lazy/use-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { OwnCookedProps } from './own-cooked.tsx'

const OwnCooked = lateComponent<OwnCookedProps>(
  async () => (await withAreas(['cooked'], import('./own-cooked.tsx'))).OwnCooked,
)

/** "I cooked this" on the page of a recipe. Its place is held, so nothing moves when it comes. */
export function LateOwnCooked(props: OwnCookedProps) {
  return <div className="mt-3 min-h-target">{useIdle() && <OwnCooked {...props} />}</div>
}
