import { useSendWaiting } from './use-send-waiting.ts'

/** Sends notes that wait on this device, on every page with a header. */
export function SendNotes() {
  useSendWaiting()
  return null
}
