import { takeRing } from '#app/lib/bell/bell-memory.ts'
import { bellChoice, mayRing } from '#app/lib/bell/bell-choice.ts'
import { pathOf } from '#contract/addresses.ts'
import type { BellMessage } from '#contract/bell.ts'
import { tagOf, type BellAnswerKind } from '#contract/bell-rule.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../kitchen-store.ts'
import type { Ringing } from '../ringing.ts'
import { ringsSince, timerPhase } from '../timers.ts'
import { ringIdOf } from './bell-timers.ts'
import { signOf } from './sign-of.ts'

/** Words of a notification. */
export interface NoticeWords {
  readonly title: (ringing: Ringing) => string
  /** Under the title: when it is done, and where in the recipe. */
  readonly text: (ringing: Ringing, sign: string | undefined) => string
  /** Titles of the buttons by what they answer. */
  readonly actions: (ringing: Ringing) => { action: BellAnswerKind; title: string }[]
}

/** A hidden page waits for a visible one, which rings without a notification. */
const HIDDEN_WAIT_MS = 250

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
}

/**
 * Shows the notification of a bell from a hidden page, which may be sooner than the server's message; a
 * visible one rings without. Either way the service worker shows none.
 */
export async function showNotice(ringing: Ringing, words: NoticeWords): Promise<void> {
  const { timer, session } = ringing
  const now = kitchenNow()
  const ring = ringIdOf(timer, now)
  const isHidden = document.visibilityState === 'hidden'
  const isShown = isHidden && mayRing() && Notification.permission === 'granted'
  const sign = isShown ? signOf(ringing) : undefined
  if (isHidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAIT_MS))
  if (!(await takeRing(ring)) || !isShown) return
  const kind = timerPhase(timer, now) === 'look' ? 'look' : 'rings'
  const bell: BellMessage = { ring, timer: timer.id, kind, late: 0 }
  const navigate = new URL(pathOf('cook', session.recipeId), location.origin).href
  const worker = await registration()
  await worker?.showNotification(words.title(ringing), {
    body: words.text(ringing, await sign),
    lang: document.documentElement.lang,
    tag: tagOf(timer.id),
    icon: '/icon-512.png',
    silent: bellChoice.read() === 'quiet',
    requireInteraction: true,
    actions: words.actions(ringing),
    data: { navigate, bell },
  } as NotificationOptions)
}

/** Closes notifications of timers that do not ring any more. Those of unknown timers stay. */
export async function closeNotices(): Promise<void> {
  const shown = (await (await registration())?.getNotifications()) ?? []
  const now = kitchenNow()
  const timers = kitchenStore.get().sessions.flatMap((session) => session.timers)
  for (const notification of shown) {
    // By the tag: one that Safari has shown by itself has no data.
    const timer = timers.find(({ id }) => tagOf(id) === notification.tag)
    if (timer && ringsSince(timer, now) === undefined) notification.close()
  }
}
