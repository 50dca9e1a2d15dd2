import { lateComponent } from '#app/lib/lazy/late-component.ts'
import type { OpenTimerProps } from './open-timer.tsx'
import type { OverviewProps } from './overview.tsx'

// The code of both is fetched once the stage is shown, before anyone opens them.

/** All steps, timers and settings. */
export const LateOverview = lateComponent<OverviewProps>(
  async () => (await import('./overview.tsx')).Overview,
)

/** A timer of this recipe, opened. */
export const LateOpenTimer = lateComponent<OpenTimerProps>(
  async () => (await import('./open-timer.tsx')).OpenTimer,
)
