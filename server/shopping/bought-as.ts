import { sql } from 'kysely'

/** The id by which a row `food` of `all_ingredients` is bought: a twin stands for another food. */
export const boughtAs = sql<number>`coalesce(food.same_as, food.id)`
