import { API_BASE } from '#app/data/keys.ts'
import { send } from '#app/data/send.ts'
import type { CurrentUser } from '#contract/account.ts'

/**
 * Switches notifications on or off for the account (API-19). What this browser itself has to do for
 * it belongs here, before the call: a refusal then leaves the account as it is.
 */
export function changeNotifications(on: boolean): Promise<CurrentUser> {
  return send('PATCH', `${API_BASE}/me/update_notifications`, { Notifications: on })
}
