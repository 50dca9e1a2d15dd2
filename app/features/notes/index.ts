export { LateKitchenNotes, LateRecipeNotes } from './late-notes.tsx'
export { LateSendNotes } from './late-send-notes.tsx'
export { forgetNotes } from './waiting.ts'
