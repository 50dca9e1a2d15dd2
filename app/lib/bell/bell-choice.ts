import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Loudness } from '#contract/bell-device.ts'

/**
 * Whether timers may ring on this device while the page is closed: `yes`, `quiet` without a sound, `no`,
 * `ended` when it was yes until the server or the browser has ended it. Null until the cook was asked.
 */
export const bellChoice = createStoredText('simmer.bell')

/** What the bell of this device does, as the server states it. Browser only. */
export function chosenLoudness(): Loudness {
  const choice = bellChoice.read()
  if (choice === 'quiet') return 'quiet'
  return choice === 'yes' ? 'rings' : 'off'
}

/** The stored choice of what the bell does. */
export const CHOICE_OF = { rings: 'yes', quiet: 'quiet', off: 'no' } as const

/** Whether the cook has said yes. Browser only. */
export function mayRing(): boolean {
  return chosenLoudness() !== 'off'
}
