import { useEffect, useRef } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { lead } from '#app/lib/lead-tab.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { soundState, unlockBell } from './bell-sound.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { ring } from './ringer.ts'
import { showRingSigns } from './ring-signs.ts'
import { followRinging, type Ringing } from './ringing.ts'
import { openTimers } from '../sessions/kitchen.ts'

/** How a page says that timers ring. */
export interface BellWords {
  /** Title of the tab: "Chicken: time is up". */
  readonly title: (ringing: Ringing) => string
  /** What is announced once for each bell: name, "time is up" and the sign of doneness. */
  readonly announcement: (ringing: Ringing) => string
}

/** A bell that has been announced: a timer rings twice when its time is a range. */
function bellOf({ timer, since }: Ringing): string {
  return `${timer.id} ${since}`
}

/** On every press, because after a reload the browser wants one again. */
function unlockForTimers(): void {
  if (soundState.get() !== 'on' && openTimers(kitchenStore.get().sessions).length > 0) unlockBell()
}

/** Lets the bell of the lead tab ring. Tabs whose browser does not let them sound cannot lead. */
function ringWhenUnlocked(
  ringing: ReturnType<typeof followRinging>,
  { textOf, signal }: { textOf: (ringing: Ringing) => string; signal: AbortSignal },
): void {
  let isWaiting = false
  const begin = async () => {
    const { pageBell, unlockWords } = await import('../bell/page-bell.ts')
    if (signal.aborted) return
    unlockWords(signal)
    const options = { bell: pageBell, textOf, now: kitchenNow, signal }
    await lead('simmer.kitchen.bell', signal, () => ring(ringing, options))
  }
  const wait = () => {
    if (isWaiting || soundState.get() !== 'on') return
    isWaiting = true
    begin().catch((error: unknown) => {
      reportFailure(error)
      // The next time that the browser lets the page sound is another attempt.
      isWaiting = false
    })
  }
  signal.addEventListener('abort', soundState.subscribe(wait))
  wait()
}

/**
 * Rings for all timers of the kitchen while the calling component is mounted: once per page, in the
 * shell. One tab sounds; every tab shows it in its title and announces it.
 */
export function useBell(words: BellWords): void {
  const latest = useRef(words)
  useEffect(() => {
    latest.current = words
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const ringing = followRinging(kitchenStore, kitchenNow, signal)
    let announced: readonly string[] = []
    const show = () => {
      const found = ringing.get()
      const newest = found.at(-1)
      showRingSigns(newest ? latest.current.title(newest) : null)
      for (const one of found)
        if (!announced.includes(bellOf(one)))
          announce(latest.current.announcement(one), 'assertive')
      announced = found.map(bellOf)
    }
    signal.addEventListener('abort', ringing.subscribe(show))
    signal.addEventListener('abort', () => showRingSigns(null))
    show()
    for (const type of ['pointerup', 'keydown'])
      document.addEventListener(type, unlockForTimers, { signal, capture: true })
    const textOf = (one: Ringing) => latest.current.announcement(one)
    ringWhenUnlocked(ringing, { textOf, signal })
    return () => ending.abort()
  }, [])
}
