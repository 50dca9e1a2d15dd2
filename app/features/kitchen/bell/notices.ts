import { takeRing } from '#app/lib/bell/bell-memory.ts'
import { bellChoice, mayRing } from '#app/lib/bell/bell-choice.ts'
import type { BellMessage } from '#contract/bell/bell.ts'
import { tagOf, type BellAnswerKind } from '#contract/bell/rule.ts'
import { callApi } from '#app/lib/api/api-client.ts'
import { keys } from '#app/lib/api/keys.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { langIdOf } from '#contract/languages.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import type { Ringing } from '../ringing/ringing.ts'
import { sessionPath } from '../sessions/session-path.ts'
import { bellKindOf, ringsSince } from '../sessions/timers.ts'
import { ringIdOf } from './bell-timers.ts'
import type { SessionTimer } from '../sessions/kitchen.ts'

/** Milliseconds that a notification waits for the sign of doneness. */
const PATIENCE_MS = 500

/** The sign of doneness of a timer's step; undefined without one, or if it cannot be fetched in time. */
async function signOf({ session, timer }: SessionTimer): Promise<string | undefined> {
  const key = keys.howTo(session.recipeId, langIdOf(currentLanguage()))
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const steps = (await callApi(key, { signal })) as HowToStep[]
    return steps.find(({ StepNumber }) => StepNumber === timer.step)?.Until
  } catch {
    return undefined
  }
}

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
  const kind = bellKindOf(timer, now)
  const bell: BellMessage = { ring, timer: timer.id, kind, late: 0 }
  const navigate = new URL(sessionPath(session), location.origin).href
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
