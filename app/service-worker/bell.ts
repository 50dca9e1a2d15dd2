import {
  ANSWERED,
  readDevice,
  storeAnswer,
  takeRing,
  writeDevice,
  type BellDevice,
  type PressedAnswer,
} from '#app/lib/bell/bell-memory.ts'
import { subscriptionBody } from '#app/lib/bell/subscription-body.ts'
import type {
  BellAnswer,
  BellMessage,
  BellNotification,
  BellPush,
  BellState,
  BellTimer,
} from '#contract/bell/bell.ts'
import { BELL_ANSWERS, minutesOf } from '#contract/bell/rule.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { openPage } from './open-page.ts'
import type { Worker } from './worker.ts'

/** What a notification carries. */
export interface BellData {
  navigate: string
  bell: BellMessage
}

/** Pauses before a call is tried again, in milliseconds. */
const RETRIES_MS = [1000, 4000, 15_000]

/** Whether a message, or what a notification carries, is of the bell. */
export function isBell<Message extends object>(
  message: Message,
): message is Extract<Message, { bell: BellMessage }> {
  return 'bell' in message
}

/** Shows the notification of a bell once, unless a page that is in view rings. */
export async function showBell(worker: Worker, { bell, notification }: BellPush): Promise<void> {
  if (bell.kind === 'stopped') return await closeShown(worker, notification)
  if (!(await takeRing(bell.ring, bell.late))) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isInView = windows.some(({ visibilityState }) => visibilityState === 'visible')
  if (isInView && bell.kind !== 'test') return
  const { title, body, lang, tag, silent, actions, navigate } = notification
  await worker.registration.showNotification(title, {
    body,
    lang,
    tag,
    silent,
    renotify: !silent,
    requireInteraction: true,
    icon: '/icon-512.png',
    actions: actions.map(({ action, title: words }) => ({ action, title: words })),
    data: { navigate, bell } satisfies BellData,
  } as NotificationOptions)
}

async function closeShown(worker: Worker, { tag }: BellNotification): Promise<void> {
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close()
}

/** Does what was pressed on the notification of a bell: answers it, or opens its kitchen. */
export async function answerBell(
  worker: Worker,
  { bell, navigate }: BellData,
  action: string,
): Promise<void> {
  const kind = BELL_ANSWERS.find((answer) => answer === action)
  if (kind === undefined) return await openPage(worker, navigate)
  const answer = { timer: bell.timer, ring: bell.ring, kind, at: Date.now() }
  await storeAnswer(answer)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no such argument
  for (const page of windows) page.postMessage({ type: ANSWERED })
  await sendAnswer(answer)
}

/** Tells the server, for the case that no page lives. */
async function sendAnswer(answer: PressedAnswer): Promise<void> {
  const device = await readDevice()
  if (!device) return
  const { timer: Timer, ring: Ring, kind: Kind } = answer
  const next = {
    ...device,
    Timers: device.Timers.flatMap((timer) => timerAfter(timer, answer, device)),
  }
  await writeDevice(next)
  await post(next, { Timer, Ring, Kind })
}

function timerAfter(
  timer: BellTimer,
  { timer: id, kind, at }: PressedAnswer,
  { ahead }: BellDevice,
): BellTimer[] {
  if (timer.Id !== id) return [timer]
  if (kind === 'stop') return []
  const answered = { ...timer, LookAt: null }
  if (kind === 'goOn') return [answered]
  const minutes = minutesOf(kind)
  const EndsAt = Math.max(timer.EndsAt, at + ahead) + minutes * MINUTE_MS
  return [{ ...answered, Total: timer.Total + minutes * 60, EndsAt }]
}

/**
 * Sends this device to the server; tries again for as long as a browser lets a service worker live. In
 * the end the next page sends it.
 */
async function post(
  { ahead: _ahead, id: _id, ...body }: BellDevice,
  Answer?: BellAnswer,
): Promise<void> {
  for (const wait of [0, ...RETRIES_MS]) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const { status } = await fetch('/api/bell', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, Answer, Chosen: false }),
      })
      if (status < 500) return
    } catch {
      // No connection.
    }
  }
}

/** A new subscription of this browser; undefined where the site sends no messages any more. */
async function subscribe({ registration }: Worker): Promise<PushSubscription | undefined> {
  const { PublicKey } = (await (await fetch('/api/bell')).json()) as BellState
  if (PublicKey === null) return undefined
  const options = { userVisibleOnly: true, applicationServerKey: PublicKey }
  return await registration.pushManager.subscribe(options)
}

/**
 * Tells the server of the subscription that takes the place of one that has ended. Some browsers make
 * it by themselves, others leave that to the site.
 */
export async function renewDevice(worker: Worker): Promise<void> {
  const device = await readDevice()
  if (!device) return
  const { pushManager } = worker.registration
  const subscription = (await pushManager.getSubscription()) ?? (await subscribe(worker))
  if (!subscription) return
  const next = { ...device, ...subscriptionBody(subscription) }
  await writeDevice(next)
  await post(next)
}
