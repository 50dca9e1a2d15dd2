import { useEffect, useRef } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ANSWERED, takeAnswers } from '#app/lib/bell/bell-memory.ts'
import { lead } from '#app/lib/lead-tab.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { NOTICE_MINUTES } from '#contract/bell/rule.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { followRinging, type Ringing } from '../ringing/ringing.ts'
import { bellKindOf } from '../sessions/timers.ts'
import { showNotice, type NoticeWords, closeNotices } from './notices.ts'
import { answered } from './answers.ts'
import { syncDevice } from './device-sync.ts'
import { followReach, leadReach } from './bell-reach.ts'
import { leftTimers } from './left-timers.ts'

const LOCK = 'simmer.kitchen.device'

async function takeOverAnswers(): Promise<void> {
  const answers = await takeAnswers()
  if (answers.length === 0) return
  const clock = kitchenNow() - Date.now()
  kitchenStore.update((sessions) => answered(sessions, answers, clock))
}

function close(): void {
  closeNotices().catch(reportFailure)
}

function follow(): void {
  takeOverAnswers().then(closeNotices).catch(reportFailure)
}

/** Lets the server ring for this device, and follows what is pressed on notifications. */
function startBell(signal: AbortSignal): void {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === ANSWERED) follow()
    },
    { signal },
  )
  document.addEventListener('visibilitychange', follow, { signal })
  signal.addEventListener('abort', kitchenStore.subscribe(close))
  signal.addEventListener(
    'abort',
    subscribeToToken(() => leftTimers.set(readToken() === null)),
  )
  follow()
  followReach(signal)
  lead(LOCK, signal, () => {
    leadReach(signal)
    syncDevice(signal)
  }).catch(reportFailure)
}

const kindOf = ({ timer }: Ringing) => bellKindOf(timer, kitchenNow())

/** Lets timers ring on this device while the page is closed or hidden. Shows nothing itself. */
export function BellOfDevice() {
  const { t } = useWords()
  const words: NoticeWords = {
    title: (ringing) => t(`bell.notice.${kindOf(ringing)}`, { name: ringing.timer.name }),
    text: ({ session: { recipeName: recipe, stepCount: total }, timer: { step } }, sign) =>
      [
        ...(sign === undefined ? [] : [t('bell.notice.sign', { sign })]),
        t('bell.notice.place', { recipe, step, total }),
      ].join(' '),
    actions: (ringing) =>
      kindOf(ringing) === 'look'
        ? [
            { action: 'stop', title: t('bell.notice.done') },
            {
              action: 'goOn',
              title: t('bell.notice.goOn', { minutes: Math.round(ringing.timer.total / 60) }),
            },
          ]
        : [
            { action: 'stop', title: t('bell.notice.stop') },
            { action: NOTICE_MINUTES, title: t('bell.notice.add') },
          ],
  }
  const latest = useRef(words)
  useEffect(() => {
    latest.current = words
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    startBell(signal)
    const ringing = followRinging(kitchenStore, kitchenNow, signal)
    let before: readonly Ringing[] = []
    const show = () => {
      const found = ringing.get()
      for (const one of found)
        if (!before.some(({ timer, since }) => timer.id === one.timer.id && since === one.since))
          showNotice(one, latest.current).catch(reportFailure)
      before = found
    }
    signal.addEventListener('abort', ringing.subscribe(show))
    show()
    return () => ending.abort()
  }, [])
  return null
}
