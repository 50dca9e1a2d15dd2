/** Limits of ringing devices, push messages and counts of stuck cooks, see `contract/limits.ts`. */

/** Devices of a member that get push messages; a further one replaces the oldest. */
export const PUSH_DEVICES_MAX = 10
/** Timers that can run at the same time on a device. */
export const BELL_TIMERS_MAX = 20
/** Devices of a member that ring; a further one replaces the oldest. */
export const BELL_DEVICES_MAX = 10
/** Longest name that a member gives to a device, in code points. */
export const BELL_TITLE_MAX = 40
/** Maximum number of devices without an account that ring. */
export const BELL_VISITORS_MAX = 10_000
/** New devices without an account from one address in an hour. */
export const BELL_NEW_DEVICES_MAX = 60
/** Highest count at one step in one call. */
export const STUCK_COUNT_MAX = 20
/** Calls that count where cooks get stuck, from one address in a quarter of an hour. */
export const STUCK_CALLS_MAX = 60

/** Maximum number of ended devices that are remembered; the oldest are dropped. */
export const BELL_ENDINGS_MAX = 10_000
/** Longest address of a device at a push service, in characters. */
export const PUSH_ENDPOINT_MAX = 2048
