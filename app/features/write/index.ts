export { forgetDrafts } from './forget.ts'
export { useWaiting } from './use-waiting.ts'
export { LateEditor, LatePreviewBar } from './late-editor.ts'
