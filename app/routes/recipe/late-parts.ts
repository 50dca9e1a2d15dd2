export { CookedAndPlanned } from './cooked-and-planned.tsx'
export { RecipeNotes } from '#app/features/notes/index.ts'
export { BelowSteps } from './film-text.tsx'
