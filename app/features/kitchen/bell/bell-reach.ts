import { createStore } from '#design-system/lib/store.ts'

/**
 * Whether the server rings for this device: `unsupported` where the site sends no messages, `failed`
 * while it or the browser's push service cannot be reached.
 */
export type BellReach = 'unknown' | 'on' | 'failed' | 'unsupported'

/** What tabs tell each other. `asks`: a new tab wants to know. */
type Told = { reach: BellReach } | { asks: true }

const CHANNEL = 'simmer.bell.reach'

const reach = createStore<BellReach>('unknown')
let channel: BroadcastChannel | undefined
let isLeading = false

/** What the last call of the lead tab came to, as a store. */
export const bellReach = { get: reach.get, subscribe: reach.subscribe } as const

/** Tells all tabs what the last call came to. */
export function tellReach(next: BellReach): void {
  reach.set(next)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage({ reach: next } satisfies Told)
}

/** From now on this tab answers others. To be called in the lead tab. */
export function leadReach(signal: AbortSignal): void {
  isLeading = true
  signal.addEventListener('abort', () => (isLeading = false))
}

/** Follows the lead tab, because only that one makes calls. */
export function followReach(signal: AbortSignal): void {
  const opened = new BroadcastChannel(CHANNEL)
  opened.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('reach' in data) reach.set(data.reach)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    else if (isLeading) opened.postMessage({ reach: reach.get() } satisfies Told)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  opened.postMessage({ asks: true } satisfies Told)
  channel = opened
  signal.addEventListener('abort', () => {
    opened.close()
    if (channel === opened) channel = undefined
  })
}
