import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { DinnerDoneProps } from './done/dinner-done.tsx'
import type { DinnerStageProps } from './cook/dinner-stage.tsx'

/** Where a dinner is cooked. */
export const LateDinnerStage = lateComponent<DinnerStageProps>(
  async () => (await withAreas(['film'], import('./cook/dinner-stage.tsx'))).DinnerStage,
)

/** How a dinner was. */
export const LateDinnerDone = lateComponent<DinnerDoneProps>(
  async () => (await withAreas(['cookingLog'], import('./done/dinner-done.tsx'))).DinnerDone,
)
