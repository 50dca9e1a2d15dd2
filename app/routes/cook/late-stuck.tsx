import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { CountStuckProps } from './stuck/count-stuck.tsx'

/** Counts where the cook gets stuck. */
export const LateCountStuck = lateComponent<CountStuckProps>(
  async () => (await import('./stuck/count-stuck.tsx')).CountStuck,
)

/** The row of the overview that turns it off. */
export const LateStuckSetting = lateComponent(
  async () => (await withAreas(['stuck'], import('./stuck/stuck-setting.tsx'))).StuckSetting,
)
