/** Bells of a timer: the first of a range, and the one at which time is up. */
export type BellKind = 'look' | 'rings'

/**
 * Extra minutes by which a notification can answer a bell. Notifications offer {@link NOTICE_MINUTES}
 * only. 1 is accepted because a notification that another version of the app has shown may offer it.
 */
const BELL_EXTRA_MINUTES = [1, 5] as const
type BellExtraMinutes = (typeof BELL_EXTRA_MINUTES)[number]
/** The answer by which a notification offers extra minutes. Its words name them. */
export const NOTICE_MINUTES = '5' satisfies BellAnswerKind

/** What a cook presses on a notification. Numbers are extra minutes. */
export type BellAnswerKind = 'stop' | 'goOn' | `${BellExtraMinutes}`
/** All answers to a bell. */
export const BELL_ANSWERS: readonly BellAnswerKind[] = [
  'stop',
  'goOn',
  ...BELL_EXTRA_MINUTES.map((minutes) => `${minutes}` as const),
]

/** The extra minutes of an answer. */
export function minutesOf(answer: `${BellExtraMinutes}`): BellExtraMinutes {
  return Number(answer) as BellExtraMinutes
}

/**
 * The id of a bell. It contains no time of day, so that devices with different clocks agree on it.
 * Every added minute changes the total, so no timer rings twice with the same id.
 */
export function ringOf(timer: { Id: string; Total: number }, kind: BellKind): string {
  return `${timer.Id}.${kind === 'look' ? kind : Math.round(timer.Total)}`
}

/** Tag of a timer's notification and topic of its messages, at most 32 characters (RFC 8030). */
export function tagOf(timer: string): string {
  return timer.replaceAll('-', '')
}
