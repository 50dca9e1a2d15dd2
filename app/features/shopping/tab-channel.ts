/** What the tabs of a browser say to each other about a member's list. */
export type TabMessage<Told> =
  /** The outbox holds something else than before. */
  | { readonly kind: 'changed' }
  /** The leading tab has learned something, or the cook has read it. */
  | { readonly kind: 'told'; readonly told: Told }
  /** Whoever leads is to do this now. */
  | { readonly kind: 'wish'; readonly wish: 'retry' | 'flush' }

/** The way to the other tabs. */
export interface Tabs<Told> {
  readonly post: (message: TabMessage<Told>) => void
  readonly close: () => void
}

/**
 * Opens the way to the other tabs of this browser that show the same member's list.
 *
 * @param member username
 * @param onMessage called with what they say, never with what this one said
 */
export function openTabs<Told>(
  member: string,
  onMessage: (message: TabMessage<Told>) => void,
): Tabs<Told> {
  const channel = new BroadcastChannel(`simmer.shopping.${member}`)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage<Told>>) => onMessage(data))
  return {
    post(message) {
      // What was begun before the end may still have something to say.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
