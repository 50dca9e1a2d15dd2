export { deskKeys } from './desk-keys.ts'
export { DeskLog } from './log-page.tsx'
export { DeskPeople } from './people-page.tsx'
export { useDeskCounts } from './use-desk.ts'
