import type { Id } from '#contract/common.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'

/** What tabs of one browser tell each other about one recipe. */
export type TabMessage =
  /** A tab has opened the recipe. */
  | { readonly kind: 'opened' }
  /** The tab that writes has another text. */
  | { readonly kind: 'written'; readonly draft: Draft; readonly version: number }
  /** The server has this. */
  | { readonly kind: 'saved'; readonly id: Id; readonly version: number; readonly base: Draft }
  /** A tab begins to write: the others only read. */
  | { readonly kind: 'taken' }

/** The connection to the other tabs with the same recipe. */
export interface Tabs {
  readonly post: (message: TabMessage) => void
  readonly close: () => void
}

/** Opens the connection to the tabs of this browser that have the same recipe open. */
export function openTabs(name: string, onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(`simmer.write.${name}`)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
