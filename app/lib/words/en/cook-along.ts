/** Cooking along with a film: for how many, and what its player does not say itself. */
export const cookAlong = {
  title: 'How many people are eating?',
  text: 'The film shows the amounts for this many people.',
  /** For a recipe that makes something that is counted: slices. */
  textOf: 'The film shows the amounts for this many.',
  label: 'People',
  start: 'Start step by step',
  people: { one: '{count} person', other: '{count} people' },
  failedTitle: 'The steps of the film couldn’t be loaded',
  failedText: 'The connection dropped. Your choice is still here. Try again.',
} as const
