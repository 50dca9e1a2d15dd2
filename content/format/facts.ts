import { ALLERGENS } from '#contract/recipes/words.ts'

/**
 * Facts about what an ingredient contains: the allergens, and what else a diet excludes. `meat` is
 * meat and anything from a dead animal, such as gelatine. `animal` is any other animal product,
 * such as honey.
 */
export const FACTS = [...ALLERGENS, 'meat', 'animal', 'alcohol', 'lactose'] as const
/** One of {@link FACTS}. */
export type Fact = (typeof FACTS)[number]
