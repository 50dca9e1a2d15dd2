export { FileDrop, type FileDropProps } from '#design-system/file-drop/file-drop.tsx'
export { matchesAccept } from '#design-system/file-drop/matches-accept.ts'
