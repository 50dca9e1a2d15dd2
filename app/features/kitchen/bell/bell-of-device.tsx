import { useEffect, useRef } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../kitchen-store.ts'
import { followRinging, type Ringing } from '../ringing.ts'
import { timerPhase } from '../timers.ts'
import { showNotice, type NoticeWords } from './notices.ts'
import { startBell } from './start-bell.ts'

const isLook = ({ timer }: Ringing) => timerPhase(timer, kitchenNow()) === 'look'

/** Lets timers ring on this device while the page is closed or hidden. Shows nothing itself. */
export function BellOfDevice() {
  const { t } = useWords()
  const words: NoticeWords = {
    title: (ringing) =>
      t(isLook(ringing) ? 'bell.notice.look' : 'bell.notice.rings', { name: ringing.timer.name }),
    text: ({ session: { recipeName: recipe, stepCount: total }, timer: { step } }, sign) =>
      [
        ...(sign === undefined ? [] : [t('bell.notice.sign', { sign })]),
        t('bell.notice.place', { recipe, step, total }),
      ].join(' '),
    actions: (ringing) =>
      isLook(ringing)
        ? [
            { action: 'stop', title: t('bell.notice.done') },
            {
              action: 'goOn',
              title: t('bell.notice.goOn', { minutes: Math.round(ringing.timer.total / 60) }),
            },
          ]
        : [
            { action: 'stop', title: t('bell.notice.stop') },
            { action: '5', title: t('bell.notice.add') },
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
