import { createStoredText } from '#app/lib/storage/stored-text.ts'

/**
 * Whether timers may ring on this device while the page is closed: `yes`, `quiet` without a sound, `no`.
 * Null until the cook was asked.
 */
export const bellChoice = createStoredText('simmer.bell')

/** Whether the cook has said yes. Browser only. */
export function mayRing(): boolean {
  const choice = bellChoice.read()
  return choice === 'yes' || choice === 'quiet'
}
