import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { OwnCookedProps } from './own-cooked.tsx'

const OwnCooked = lateComponent<OwnCookedProps>(async () => {
  await idle()
  return (await withAreas(['cooked'], import('./own-cooked.tsx'))).OwnCooked
})

/** "I cooked this" on the page of a recipe. Its place is held, so nothing moves when it comes. */
export function LateOwnCooked(props: OwnCookedProps) {
  return <div className="mt-3 min-h-target">{useHydrated() && <OwnCooked {...props} />}</div>
}
