import { bellChoice } from '#app/lib/bell/bell-choice.ts'

/**
 * Asks the browser for its permission. To be called in the handler of a press.
 *
 * @returns whether timers may ring now
 */
export async function allowBell(): Promise<boolean> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return false
  bellChoice.write('yes')
  return true
}
