import { useLocation } from 'react-router-dom'
import { WEEK_PATH } from '#app/lib/dinner-address.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { storedDinners } from './device/stored.ts'

const SendDinners = lateComponent(async () => (await import('./send-dinners.tsx')).SendDinners)

/** Something was pressed that the server does not have. */
const IS_WAITING = /"presses":\[\{/

/**
 * Sends what was pressed in a dinner without a connection, after its page was left. Without anything that waits,
 * nothing is fetched.
 */
export function LateSendDinners() {
  const { pathname } = useLocation()
  const isWaiting = IS_WAITING.test(storedDinners.use() ?? '')
  // The page of a dinner sends its own.
  return isWaiting && !pathname.startsWith(`${WEEK_PATH}/`) && <SendDinners />
}
