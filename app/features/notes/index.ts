export { LateKitchenNotes, LateSendNotes } from './late.tsx'
export { RecipeNotes, type RecipeNotesProps } from './recipe-notes.tsx'
export { waitingNotes } from './waiting.ts'
