/** What recipe cards say beyond the design system's own words. */
export const cards = {
  ingredientsOf: 'Ingredients of {name}',
  toolsOf: 'Tools for {name}',
  /** Time in all, beside the one of preparation. */
  inAll: 'in all {time}',
  cookFailed: 'The kitchen could not be opened. Check the connection and try again.',
  viewProfile: 'View profile',
  subscribe: 'Subscribe',
} as const
