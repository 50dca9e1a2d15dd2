import type { PushSubscriptionBody } from '#contract/push.ts'

/** Where the service worker is. */
const WORKER = '/sw.js'

/**
 * What a browser can do: get push messages, get them only once the site is on the home screen
 * (iPhone and iPad), or not at all.
 */
export type PushAbility = 'able' | 'needs-install' | 'unable'

/** What this browser can do. Browser only. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'able'
  }
  return isAppleTouch(navigator) ? 'needs-install' : 'unable'
}

/** An iPad asks for pages as a Mac does, but no Mac has a touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/**
 * Subscribes this browser, in place of a subscription that it had. Registers the service worker.
 *
 * @param publicKey of the site, base64url
 * @throws {DOMException} where the browser's push service does not answer or permission is missing
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionBody> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another key would be in the way, and another member may have made it.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { Endpoint: subscription.endpoint, P256dh: p256dh, Auth: auth }
}

/** Ends the subscription of this browser, if there is one. */
export async function unsubscribeBrowser(): Promise<void> {
  if (pushAbility() !== 'able') return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
