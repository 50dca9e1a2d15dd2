/** Cooking along with a film: for how many, and what its player does not say itself. */
export const cookAlong = {
  title: 'How many people are eating?',
  text: 'The film tells you the amounts for this number.',
  label: 'People',
  start: 'Start step by step',
  people: { one: '{count} person', other: '{count} people' },
  failedTitle: 'The steps of the film did not arrive',
  failedText: 'The connection dropped. Your number is still here, try again.',
} as const
