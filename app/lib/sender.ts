import { useEffect, useEffectEvent } from 'react'
import { canWait } from './api/api-error.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { reportFailure } from './report-failure.ts'
import { readToken } from './storage/token.ts'
import type { WaitingItem, WaitingList } from './storage/waiting-list.ts'

/** Milliseconds between attempts: the connection can be back without an event. */
const AGAIN_MS = 20_000

/**
 * Attempts to send what waits on this device: at once, every 20 seconds, and when the connection is
 * back. If an attempt is due while one is running, it follows: the connection may have come back while
 * the first was failing.
 *
 * @param isWaiting whether anything waits
 * @param attempt sends it, as far as that is possible now
 */
function useAttempts(isWaiting: boolean, attempt: () => Promise<void>): void {
  const latest = useEffectEvent(attempt)
  useEffect(() => {
    if (!isWaiting) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const again = oneAtATime(() => latest(), signal)
    again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again, { signal })
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [isWaiting])
}

/** How one kind of item is sent. */
export interface SenderParts<Item, Sent> {
  /**
   * Sends an item. Rejects when the item is refused, or cannot be sent now.
   *
   * @param report tells what the server has of it while the rest is still being sent
   */
  send: (item: Item, report: (sent: Sent) => void) => Promise<Sent>
  /** Whether a part of the item still has to wait: the item then stays in the list. @default never */
  isPartial?: (sent: Sent) => boolean
  /** Makes an item that the server does not take an unfinished one, so that nothing of it is lost. */
  restore: (item: Item) => void
}

/** How the items that waited were received. */
export interface Received<Sent> {
  sent: Sent[]
  /** Number of items that the server does not take. They are unfinished items again. */
  refused: number
}

/**
 * Creates the hook that sends what waits in a list. To be called once per list, at module level: each
 * item is sent once, however many components use the hook.
 *
 * @returns the hook: it sends the items of a member as soon as there is a connection, in the order in
 * which they were written, and calls `onReceived` after each attempt and at each report
 */
export function createSender<Item extends WaitingItem, Sent>(
  list: WaitingList<Item>,
  { send, isPartial, restore }: SenderParts<Item, Sent>,
) {
  let running: Promise<Received<Sent>> | undefined
  const receivers = new Set<(received: Received<Sent>) => void>()
  const report = (sent: Sent) => {
    for (const receive of receivers) receive({ sent: [sent], refused: 0 })
  }

  async function sendAll(member: string): Promise<Received<Sent>> {
    const result: Received<Sent> = { sent: [], refused: 0 }
    const token = readToken()
    for (const item of list.read().filter((it) => it.member === member)) {
      // Signed out meanwhile: it must not be sent as somebody else's.
      if (readToken() !== token) break
      try {
        const sent = await send(item, report)
        result.sent.push(sent)
        if (isPartial?.(sent)) break
      } catch (error) {
        if (canWait(error)) break
        reportFailure(error)
        restore(item)
        result.refused += 1
      }
      list.remove(item.key)
    }
    return result
  }

  return function useSender(
    member: string | undefined,
    onReceived: (received: Received<Sent>) => void,
  ): void {
    useAttempts(list.use(member).length > 0, async () => {
      if (member === undefined) return
      const receive = (received: Received<Sent>) => onReceived(received)
      receivers.add(receive)
      running ??= sendAll(member).finally(() => {
        running = undefined
      })
      const received = await running
      receivers.delete(receive)
      receive(received)
    })
  }
}
