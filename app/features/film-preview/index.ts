export { rememberPreview, usePreviewToken } from './known-preview.ts'
export { LatePreviewHere } from './late.ts'
