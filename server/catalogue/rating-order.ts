import { sql } from 'kysely'

/**
 * By which recipes are ordered: their rating, where three votes in the middle of the scale stand for those that a
 * recipe does not have yet.
 */
export const RATING_ORDER = sql<number>`(rating_sum + 6) * 1000 / (rating_count + 3)`
