/** A message between the tabs of a browser about a member's list. */
export type TabMessage<News> =
  /** The outbox has changed. */
  | { readonly kind: 'changed' }
  /** The lead tab has news of the server, or the cook has dismissed them. */
  | { readonly kind: 'news'; readonly news: News }
  /** Asks the lead tab to do something now. */
  | { readonly kind: 'command'; readonly command: 'retry' | 'flush' }

/** The connection to the other tabs. */
export interface Tabs<News> {
  readonly post: (message: TabMessage<News>) => void
  readonly close: () => void
}

/**
 * Opens the connection to the other tabs of this browser with the same member's list.
 *
 * @param member username
 * @param onMessage called with the messages of other tabs, not with those of this one
 */
export function openTabs<News>(
  member: string,
  onMessage: (message: TabMessage<News>) => void,
): Tabs<News> {
  const channel = new BroadcastChannel(`simmer.shopping.${member}`)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage<News>>) => onMessage(data))
  return {
    post(message) {
      // Operations that started before closing may still post.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
