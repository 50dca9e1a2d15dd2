import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Loudness } from '#contract/bell/device.ts'

/**
 * Whether timers may ring on this device while the page is closed: `yes`, `quiet` for a
 * notification without a sound, `no`, or `ended` after the server has ended the bell of this
 * device. Null until the cook has chosen.
 */
export const bellChoice = createStoredText('simmer.bell')

/** The loudness that the cook has chosen for this device. Browser only. */
export function chosenLoudness(): Loudness {
  const choice = bellChoice.read()
  if (choice === 'quiet') return 'quiet'
  return choice === 'yes' ? 'rings' : 'off'
}

/** The stored choice for each loudness. */
export const CHOICE_OF = { rings: 'yes', quiet: 'quiet', off: 'no' } as const

/** Whether timers may ring or show a silent notification on this device. Browser only. */
export function mayRing(): boolean {
  return chosenLoudness() !== 'off'
}
