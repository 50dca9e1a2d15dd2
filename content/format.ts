/** Earliest day of publication. */
export const FIRST_DAY = '2025-01-05'

export * from './format/data.ts'
export * from './format/facts.ts'
export * from './format/ingredient.ts'
export * from './format/recipe.ts'
export * from './format/safety.ts'
export * from './format/step.ts'
