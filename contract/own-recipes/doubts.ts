/**
 * What a cook may be asked about a line: a fruit of which only the juice is used, an amount that
 * cannot be weighed, a cup of unknown size, two foods in one line, a choice of foods, an amount
 * without a food.
 */
export const DOUBT_KINDS = ['juice', 'vague', 'cup', 'several', 'alternative', 'nothing'] as const
/** One of {@link DOUBT_KINDS}. */
export type DoubtKind = (typeof DOUBT_KINDS)[number]
