/** Cooking along: for how many, and what the player of a film does not say itself. */
export const film = {
  title: 'How many people are eating?',
  text: 'All amounts are for this many people.',
  /**
   * For a recipe that makes something that is counted: slices. It does not repeat the word, which members
   * may have written in any number and form.
   */
  titleOf: 'How much are you making?',
  textOf: 'All amounts are for this many.',
  label: 'People',
  start: 'Start step by step',
  people: { one: '{count} person', other: '{count} people' },
  loading: 'Loading the film',
  failedTitle: 'The steps of the film couldn’t be loaded',
  failedText: 'The connection dropped.',
} as const
