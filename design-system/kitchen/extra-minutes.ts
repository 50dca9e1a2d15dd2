/** Extra minutes that a ringing bell offers. */
export const RING_EXTRA_MINUTES = [1, 5] as const
/** One of {@link RING_EXTRA_MINUTES}. */
export type RingExtraMinutes = (typeof RING_EXTRA_MINUTES)[number]

/** Extra minutes that a running timer offers; -1 takes one away. */
export const TIMER_EXTRA_MINUTES = [-1, ...RING_EXTRA_MINUTES] as const
/** One of {@link TIMER_EXTRA_MINUTES}. */
export type TimerExtraMinutes = (typeof TIMER_EXTRA_MINUTES)[number]
