import type { PushSubscriptionBody } from '#contract/push.ts'

/** A subscription as the server takes it. */
export function subscriptionBody(subscription: PushSubscription): PushSubscriptionBody {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { Endpoint: subscription.endpoint, P256dh: p256dh, Auth: auth }
}
