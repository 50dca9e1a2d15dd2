import type { PushSubscriptionBody } from '#contract/push.ts'

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

/**
 * Subscribes this browser, replacing an earlier subscription. Registers the service worker.
 *
 * @param publicKey of the site, base64url
 * @throws {DOMException} when the browser's push service does not respond or permission is missing
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionBody> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // It may have another key, which would make subscribing fail, or belong to another member.
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
