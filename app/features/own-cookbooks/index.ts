export { LateEditorPage } from './late.ts'
export { LinkedPage } from './link/linked-page.tsx'
export { ShelfPage } from './shelf/shelf-page.tsx'
export { useLinkedCookbook } from './use-own-cookbooks.ts'
