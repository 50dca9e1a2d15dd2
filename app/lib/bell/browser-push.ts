import type { PushSubscriptionBody } from '#contract/push.ts'
import { subscriptionBody } from './subscription-body.ts'
import { mayRing } from './bell-choice.ts'

/** Address of the service worker. */
const WORKER = '/sw.js'

/**
 * Whether a browser can receive push messages: yes, only once the site is on the home screen (iPhone and
 * iPad), or not at all.
 */
export type PushAbility = 'able' | 'needs-install' | 'unable'

/** The ability of this browser. Browser only. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'able'
  }
  return isAppleTouch(navigator) ? 'needs-install' : 'unable'
}

/** An iPad has the user agent of a Mac, but no Mac has a touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Whether a subscription has the key of this site. */
function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options ?? {}
  if (!key) return false
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/**
 * Subscribes this browser; recipe news and the bell share its subscription. Registers the service worker.
 *
 * @param publicKey of the site, base64url
 * @throws {DOMException} when the browser's push service does not respond or permission is missing
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionBody> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && hasKey(known, publicKey)) return subscriptionBody(known)
  // One with another key would make subscribing fail.
  await known?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return subscriptionBody(await pushManager.subscribe(options))
}

/** Ends the subscription of this browser, which its push service no longer knows. */
export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Ends the subscription of this browser, if there is one that the bell does not need. */
export async function unsubscribeBrowser(): Promise<void> {
  if (pushAbility() !== 'able' || mayRing()) return
  await endSubscription()
}
