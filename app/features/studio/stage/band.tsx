import { StudioBand } from '#design-system/studio/studio-band.tsx'
import { useBandWords } from './use-band-words.ts'
import type { Stage } from './use-stage.ts'

/** The one next action. */
export function Band({ stage }: { stage: Stage }) {
  return <StudioBand {...useBandWords(stage)} />
}
