/** Sum and number of votes, each vote 0 to 4. */
export interface VoteCounters {
  rating_sum: number
  rating_count: number
}

/** Average of 1 to 5 stars with one decimal, 0 when nobody has rated. */
export function globalRating({ rating_sum, rating_count }: VoteCounters): number {
  if (rating_count === 0) return 0
  return Math.round((rating_sum / rating_count + 1) * 10) / 10
}
