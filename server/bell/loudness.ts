import type { Loudness } from '#contract/bell-device.ts'

/** Columns of what is chosen for a device. */
export function columnsOf(loudness: Loudness) {
  return { is_quiet: Number(loudness === 'quiet'), is_off: Number(loudness === 'off') }
}

/** What is chosen for a device. */
export function loudnessOf({ is_quiet, is_off }: ReturnType<typeof columnsOf>): Loudness {
  if (is_off === 1) return 'off'
  return is_quiet === 1 ? 'quiet' : 'rings'
}
