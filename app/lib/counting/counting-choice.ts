import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { refusesCounting } from './refuses-counting.ts'

/** Whether this browser counts where its cook gets stuck: `no` once that is turned off. */
export const countingChoice = createStoredText('simmer.counting')

/** Whether this browser counts where its cook gets stuck. Browser only. */
export function mayCount(): boolean {
  return countingChoice.read() !== 'no' && !refusesCounting(navigator)
}
