import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { OverviewProps } from './overview.tsx'

/** All steps, timers and settings. Its code is fetched once the stage is shown, before anyone opens it. */
export const LateOverview = lateComponent<OverviewProps>(
  async () => (await import('./overview.tsx')).Overview,
)
