export { forgetDrafts } from './forget.ts'
export { LateEditor, LatePreviewBar } from './late-editor.ts'
