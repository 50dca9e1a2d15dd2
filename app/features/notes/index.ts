export { LateKitchenNotes, LateRecipeNotes, LateSendNotes } from './late.tsx'
export { waitingNotes } from './waiting.ts'
