import { expect, test, vi } from 'vitest'
import { showPushMessages } from './push-messages.ts'
import type { Worker } from './worker.ts'

const ORIGIN = 'https://simmer.example'
const MESSAGE = {
  title: 'New from Ada',
  body: 'Soup',
  lang: 'en',
  tag: 'recipes-2',
  url: '/recipes/1',
  actions: [
    { action: 'look', title: 'Look' },
    { action: 'less', title: 'Less from Ada', post: '/unsubscribe/secret/4' },
  ],
}

/** A service worker whose events the test fires, with windows that show these pages. */
function startWorker(...pages: string[]) {
  const listeners = new Map<string, (event: object) => void>()
  const windows = pages.map((path) => ({ url: ORIGIN + path, focus: vi.fn() }))
  const worker = {
    location: new URL('/sw.js', ORIGIN),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: vi.fn() },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  }
  showPushMessages(worker as unknown as Worker)
  const fire = async (type: string, event: object) => {
    const work: Promise<unknown>[] = []
    const waitUntil = (promise: Promise<unknown>) => work.push(promise)
    listeners.get(type)?.({ ...event, waitUntil })
    await Promise.all(work)
  }
  const press = async (action = '') => {
    const { url, actions } = MESSAGE
    const notification = { close: vi.fn(), data: { url, actions } }
    await fire('notificationclick', { notification, action })
    expect(notification.close).toHaveBeenCalledOnce()
  }
  return { worker, windows, fire, press }
}

test('a message is shown with its text, tag and page', async () => {
  const { worker, fire } = startWorker()
  await fire('push', { data: { json: () => MESSAGE } })
  const { title, url, actions, ...words } = MESSAGE
  const buttons = actions.map((button) => ({ action: button.action, title: button.title }))
  expect(worker.registration.showNotification).toHaveBeenCalledWith(title, {
    ...words,
    actions: buttons,
    data: { url, actions },
    icon: '/icon-512.png',
  })
})

test('pressing a message opens its page', async () => {
  const { worker, press } = startWorker('/recipes')
  await press()
  expect(worker.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/recipes/1`)
})

test('pressing a message focuses its page where it is open', async () => {
  const { worker, windows, press } = startWorker('/recipes', '/recipes/1')
  await press()
  expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
  expect(worker.clients.openWindow).not.toHaveBeenCalled()
})

test('FOL-12 the button for less is posted without opening a page, and the one to look opens it', async () => {
  const post = vi.fn()
  vi.stubGlobal('fetch', post)
  const { worker, press } = startWorker('/recipes')
  await press('less')
  expect(post.mock.calls).toEqual([['/unsubscribe/secret/4', { method: 'POST' }]])
  expect(worker.clients.openWindow).not.toHaveBeenCalled()
  await press('look')
  expect(worker.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/recipes/1`)
  expect(post).toHaveBeenCalledOnce()
})
