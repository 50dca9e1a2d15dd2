import type { PushMessage } from '#contract/push.ts'
import { answerBell, isBell, renewDevice, showBell, type BellData } from './bell.ts'
import { openPage } from './open-page.ts'
import type { Worker } from './worker.ts'

/** Shows push messages of recipe news and of the bell, and does what is pressed on them. */
export function showPushMessages(worker: Worker): void {
  worker.addEventListener('push', (event) => {
    const message = event.data?.json()
    if (message)
      event.waitUntil(isBell(message) ? showBell(worker, message) : show(worker, message))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const data = event.notification.data as NewsData | BellData
    event.waitUntil(
      isBell(data) ? answerBell(worker, data, event.action) : answer(worker, data, event.action),
    )
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewDevice(worker)))
}

/** What a notification of news carries. */
type NewsData = Pick<PushMessage, 'url' | 'actions'>

async function show(worker: Worker, message: PushMessage): Promise<void> {
  const { title, body, lang, tag, url, actions = [] } = message
  await worker.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: '/icon-512.png',
    actions: actions.map(({ action, title: words }) => ({ action, title: words })),
    data: { url, actions } satisfies NewsData,
  } as NotificationOptions)
}

/** Does what was pressed: a button that says so changes what the member is told of, the others open the page. */
async function answer(worker: Worker, { url, actions = [] }: NewsData, pressed: string) {
  const button = actions.find(({ action }) => action === pressed)
  if (button?.action === 'later') return
  if (button?.post === undefined) return await openPage(worker, url)
  await fetch(button.post, { method: 'POST' })
}
