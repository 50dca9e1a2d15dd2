export { TimesCookedOfMember } from '#app/features/cooking-log/index.ts'
export { RecipeNotes } from '#app/features/notes/index.ts'
export { BelowSteps } from './film-text.tsx'
