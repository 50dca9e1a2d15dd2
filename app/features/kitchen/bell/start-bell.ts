import { ANSWERED, takeAnswers } from '#app/lib/bell/bell-memory.ts'
import { lead } from '#app/lib/lead-tab.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../kitchen-store.ts'
import { answered } from './answers.ts'
import { syncDevice } from './device-sync.ts'
import { followReach, leadReach } from './bell-reach.ts'
import { leftTimers } from './left-timers.ts'
import { closeNotices } from './notices.ts'

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
export function startBell(signal: AbortSignal): void {
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
