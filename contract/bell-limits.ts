/** Numbers of devices that ring, of push messages and of counts of cooks who get stuck, see `limits.ts`. */

/** Most devices of a member that get push messages; a further one takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 10
/** Most timers that run at a time on a device. */
export const BELL_TIMERS_MAX = 20
/** Most devices of a member that ring; a further one takes the place of the oldest. */
export const BELL_DEVICES_MAX = 10
/** Longest name that a member gives to a device, in code points. */
export const BELL_TITLE_MAX = 40
/** Most devices without an account that ring. */
export const BELL_VISITORS_MAX = 10_000
/** New devices without an account of one address in an hour. */
export const BELL_NEW_DEVICES_MAX = 60
/** How often something is counted at a step in one call. */
export const STUCK_COUNT_MAX = 20
/** Calls that count where cooks get stuck, from one address in a quarter of an hour. */
export const STUCK_CALLS_MAX = 60

/** Devices that are remembered as ended; the oldest give way. */
export const BELL_ENDINGS_MAX = 10_000
/** Longest address of a device at a push service, in characters. */
export const PUSH_ENDPOINT_MAX = 2048
