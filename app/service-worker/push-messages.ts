import type { PushMessage } from '#contract/push.ts'
import type { Worker } from './worker.ts'

/** Shows push messages, and opens the page of a message that is pressed. */
export function showPushMessages(worker: Worker): void {
  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(worker, event.data.json()))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { url } = event.notification.data as Pick<PushMessage, 'url'>
    event.waitUntil(open(worker, url))
  })
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

/** Focuses the window that shows the page, or opens one. */
async function open(worker: Worker, path: string): Promise<void> {
  const { href } = new URL(path, worker.location.origin)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === href)
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}
