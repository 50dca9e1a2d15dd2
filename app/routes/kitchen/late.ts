import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { ByEarOfSceneProps } from './by-ear/by-ear-of-scene.tsx'
import type { ByEarSettingProps } from './by-ear/by-ear-setting.tsx'
import type { ByEarSlotProps } from './by-ear/by-ear-slot.tsx'
import type { OpenTimerProps } from './open-timer.tsx'
import type { CountStuckProps } from './stuck/count-stuck.tsx'

/** Reads a scene aloud. */
export const LateByEar = lateComponent<ByEarOfSceneProps>(
  async () => (await withAreas(['byEar'], import('./by-ear/by-ear-of-scene.tsx'))).ByEarOfScene,
)

/** What stands below the film by ear. */
export const LateByEarSlot = lateComponent<ByEarSlotProps>(
  async () => (await withAreas(['byEar'], import('./by-ear/by-ear-slot.tsx'))).ByEarSlot,
)

/** The row of the overview that turns it on, and opens voice and keys. */
export const LateByEarSetting = lateComponent<ByEarSettingProps>(
  async () => (await withAreas(['byEar'], import('./by-ear/by-ear-setting.tsx'))).ByEarSetting,
)

/** What the film showed, below the text. */
export const LateByEarDescription = lateComponent<Pick<ByEarSlotProps, 'view'>>(
  async () => (await withAreas(['byEar'], import('./by-ear/by-ear-slot.tsx'))).Description,
)

/** Ends it, in the bar. */
export const LateByEarButton = lateComponent<{ onClick: () => void }>(
  async () => (await withAreas(['byEar'], import('./by-ear/by-ear-slot.tsx'))).ByEarButton,
)

/** Counts where the cook gets stuck. */
export const LateCountStuck = lateComponent<CountStuckProps>(
  async () => (await import('./stuck/count-stuck.tsx')).CountStuck,
)

/** The row of the overview that turns it off. */
export const LateStuckSetting = lateComponent(
  async () => (await withAreas(['stuck'], import('./stuck/stuck-setting.tsx'))).StuckSetting,
)

/** A timer, opened. Its code is fetched once the stage is shown, before anyone opens it. */
export const LateOpenTimer = lateComponent<OpenTimerProps>(
  async () => (await import('./open-timer.tsx')).OpenTimer,
)
