import { createStore } from '#design-system/lib/store.ts'

/**
 * Whether the server rings for this device: `unsupported` where the site sends no messages, `failed`
 * while it or the browser's push service cannot be reached.
 */
export type BellReach = 'unknown' | 'on' | 'failed' | 'unsupported'

/** Messages between tabs. `asks`: a new tab asks for the current state. */
type ReachMessage = { reach: BellReach } | { asks: true }

const CHANNEL = 'simmer.bell.reach'

const reach = createStore<BellReach>('unknown')
let channel: BroadcastChannel | undefined
let isLeading = false

/** The result of the last call of the lead tab, as a store. */
export const bellReach = { get: reach.get, subscribe: reach.subscribe } as const

/** Shares the result of the last call with all tabs. */
export function shareReach(next: BellReach): void {
  reach.set(next)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage({ reach: next } satisfies ReachMessage)
}

/** Makes this tab respond to the others until the signal aborts. To be called in the lead tab. */
export function leadReach(signal: AbortSignal): void {
  isLeading = true
  signal.addEventListener('abort', () => (isLeading = false))
}

/** Follows the lead tab, because only that one makes calls. */
export function followReach(signal: AbortSignal): void {
  const opened = new BroadcastChannel(CHANNEL)
  opened.addEventListener('message', ({ data }: MessageEvent<ReachMessage>) => {
    if ('reach' in data) reach.set(data.reach)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    else if (isLeading) opened.postMessage({ reach: reach.get() } satisfies ReachMessage)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  opened.postMessage({ asks: true } satisfies ReachMessage)
  channel = opened
  signal.addEventListener('abort', () => {
    opened.close()
    if (channel === opened) channel = undefined
  })
}
