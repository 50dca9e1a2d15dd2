import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { PreviewHereProps } from './preview-here.tsx'

/** What is around a kitchen that was opened so. */
export const LatePreviewHere = lateComponent<PreviewHereProps>(
  async () => (await withAreas(['studioPages'], import('./preview-here.tsx'))).PreviewHere,
)
