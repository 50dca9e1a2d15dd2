import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { EarOfSceneProps } from './ear/ear-of-scene.tsx'
import type { EarSettingProps } from './ear/ear-setting.tsx'
import type { EarSlotProps } from './ear/ear-slot.tsx'

/** Reads a scene aloud. */
export const LateEar = lateComponent<EarOfSceneProps>(
  async () => (await withAreas(['ear'], import('./ear/ear-of-scene.tsx'))).EarOfScene,
)

/** What stands below the film by ear. */
export const LateEarSlot = lateComponent<EarSlotProps>(
  async () => (await withAreas(['ear'], import('./ear/ear-slot.tsx'))).EarSlot,
)

/** The row of the overview that turns it on, and opens voice and keys. */
export const LateEarSetting = lateComponent<EarSettingProps>(
  async () => (await withAreas(['ear'], import('./ear/ear-setting.tsx'))).EarSetting,
)

/** What the film showed, below the text. */
export const LateEarDescription = lateComponent<Pick<EarSlotProps, 'view'>>(
  async () => (await withAreas(['ear'], import('./ear/ear-slot.tsx'))).Description,
)

/** Ends it, in the bar. */
export const LateEarButton = lateComponent<{ onPress: () => void }>(
  async () => (await withAreas(['ear'], import('./ear/ear-slot.tsx'))).EarButton,
)
