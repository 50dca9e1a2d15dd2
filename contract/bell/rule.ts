/** Bells of a timer: the first of a range, and the one at which time is up. */
export type BellKind = 'look' | 'rings'

/**
 * What a cook presses on a notification. Numbers are extra minutes. Notifications offer
 * {@link NOTICE_MINUTES} only. `1` is accepted because a notification that another version of the app
 * has shown may offer it.
 */
export const BELL_ANSWERS = ['stop', 'goOn', '1', '5'] as const
/** One of {@link BELL_ANSWERS}. */
export type BellAnswerKind = (typeof BELL_ANSWERS)[number]
/** The answer by which a notification offers extra minutes. Its words name them. */
export const NOTICE_MINUTES = '5' satisfies BellAnswerKind

type NumberIn<Text> = Text extends `${infer Value extends number}` ? Value : never

/** The extra minutes of an answer that adds some. */
export function minutesOf(
  answer: Exclude<BellAnswerKind, 'stop' | 'goOn'>,
): NumberIn<BellAnswerKind> {
  return Number(answer) as NumberIn<BellAnswerKind>
}

/**
 * The id of a bell. It contains no time of day, so that devices with different clocks agree on it.
 * Every added minute changes the total, so no timer rings twice with the same id.
 */
export function ringOf(timer: { Id: string; Total: number }, kind: BellKind): string {
  return `${timer.Id}.${kind === 'look' ? kind : Math.round(timer.Total)}`
}

/** When the first bell of a range rings, in epoch milliseconds. */
export function firstBellAt(timer: { EndsAt: number; First: number; Total: number }): number {
  return timer.EndsAt - (timer.Total - timer.First) * 1000
}

/** Tag of a timer's notification and topic of its messages, at most 32 characters (RFC 8030). */
export function tagOf(timer: string): string {
  return timer.replaceAll('-', '')
}
