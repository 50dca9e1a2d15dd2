export { countUnsent } from './count-unsent.ts'
export { useWaiting } from './use-waiting.ts'
export { LateEditor, LatePreviewBar, LateSentVersion } from './late.ts'
