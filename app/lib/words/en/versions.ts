/** The earlier versions of an own recipe. */
export const versions = {
  title: 'Earlier versions',
  add: 'Look at one, or bring it back',
  now: 'Now',
  today: 'Today, {time}',
  yesterday: 'Yesterday, {time}',
  earlier: '{date}, {time}',
  counts: '{steps}, {foods}',
  steps: { one: '{count} step', other: '{count} steps' },
  foods: { one: '{count} ingredient', other: '{count} ingredients' },
  reasons: {
    time: '{counts}',
    change: '{counts}, before a large change',
    merged: '{counts}, when two devices were merged',
    replaced: '{counts}, before an earlier version came back',
  },
  look: 'Look at it',
  lookAt: 'Look at it: {when}',
  none: 'There is no earlier version yet',
  noneText: 'One is kept after half an hour of writing, and before a large change.',
  failed: 'The earlier versions couldn’t be loaded',
  failedText: 'Your recipe is safe. Try again when you are online.',
  gone: 'This version has given way to newer ones.',
  all: 'All versions',
  back: 'Bring it back',
  isBack: 'The version of {when} is back. Undo takes you forward again.',
  same: 'The words are the same as now.',
  in: '{field} ({language})',
  fields: {
    ingredients: 'Ingredients',
    step: 'Step {number}',
    stepGone: 'Step that is gone',
  },
} as const

export { publishing } from '#app/lib/words/en/publishing.ts'
