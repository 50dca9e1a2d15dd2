import { ALLERGENS } from '#contract/recipe-words.ts'

/**
 * What an ingredient may contain: the allergens, and what else a diet excludes. `meat` is meat and
 * anything of a dead animal, such as gelatine; `animal` is other animal produce, such as honey.
 */
export const FACTS = [...ALLERGENS, 'meat', 'animal', 'alcohol', 'lactose'] as const
/** One of {@link FACTS}. */
export type Fact = (typeof FACTS)[number]
