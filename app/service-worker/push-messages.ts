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
    const data = event.notification.data as Pick<PushMessage, 'url'> | BellData
    event.waitUntil(
      isBell(data) ? answerBell(worker, data, event.action) : openPage(worker, data.url),
    )
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewDevice(worker)))
}

async function show(worker: Worker, { title, body, lang, tag, url }: PushMessage): Promise<void> {
  await worker.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: '/icon-512.png',
    data: { url },
  })
}
