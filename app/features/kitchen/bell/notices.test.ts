// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { takeRing } from '#app/lib/bell/bell-memory.ts'
import { tagOf } from '#contract/bell/rule.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import type { Ringing } from '../ringing/ringing.ts'
import { closeNotices, showNotice, type NoticeWords } from './notices.ts'

const ID = 'a1b2c3d4-0000-4000-8000-00000000000'

const words: NoticeWords = {
  title: ({ timer }) => `${timer.name}: time is up`,
  text: (_ringing, sign) => `${sign ?? 'no sign'}. Step 5`,
  actions: () => [{ action: 'stop', title: 'Stop' }],
}

/** A timer whose time is up. */
function ringing(digit: string): Ringing {
  const endsAt = Date.now() - 1
  const timer = { ...timerOf(`${ID}${digit}`, 10), endsAt }
  return { session: sessionOf({ timers: [timer] }), timer, since: endsAt }
}

/** Fakes the notifications of a browser, and the visibility of the page. */
function startBrowser(visibility: DocumentVisibilityState) {
  const shown: { tag: string; close: () => void }[] = []
  const showNotification = vi.fn()
  const registration = { showNotification, getNotifications: () => Promise.resolve(shown) }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  return { shown, showNotification }
}

beforeEach(() => {
  bellChoice.write('yes')
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ StepNumber: 5, Until: 'the skin starts to colour' }])),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a hidden page shows one notification for a bell, with the sign of doneness', async () => {
  const { showNotification } = startBrowser('hidden')
  await showNotice(ringing('1'), words)
  await showNotice(ringing('1'), words)
  expect(showNotification).toHaveBeenCalledOnce()
  expect(showNotification).toHaveBeenCalledWith(
    `Timer ${ID}1: time is up`,
    expect.objectContaining({
      body: 'the skin starts to colour. Step 5',
      tag: tagOf(`${ID}1`),
      actions: [{ action: 'stop', title: 'Stop' }],
    }),
  )
})

test('a hidden page without a connection shows the notification without the sign', async () => {
  const { showNotification } = startBrowser('hidden')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await showNotice(ringing('2'), words)
  expect(showNotification).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ body: 'no sign. Step 5' }),
  )
})

test('a visible page shows no notification and claims the bell for itself', async () => {
  const { showNotification } = startBrowser('visible')
  const { timer } = ringing('3')
  await showNotice(ringing('3'), words)
  expect(showNotification).not.toHaveBeenCalled()
  expect(await takeRing(`${timer.id}.600`)).toBe(false)
})

test('a hidden page shows no notification if the cook has chosen no', async () => {
  const { showNotification } = startBrowser('hidden')
  bellChoice.write('no')
  await showNotice(ringing('4'), words)
  expect(showNotification).not.toHaveBeenCalled()
})

test('the notification of a stopped timer is closed, also one that Safari has shown by itself', async () => {
  const { shown } = startBrowser('visible')
  const [stopped, rings] = [ringing('5'), ringing('6')]
  kitchenStore.update(() => [
    sessionOf({
      startedAt: Date.now(),
      actedAt: Date.now(),
      timers: [{ ...stopped.timer, endedAt: Date.now() }, rings.timer],
    }),
  ])
  const notices = [stopped, rings].map(({ timer }) => ({ tag: tagOf(timer.id), close: vi.fn() }))
  const other = { tag: 'news', close: vi.fn() }
  shown.push(...notices, other)
  await closeNotices()
  expect([...notices, other].map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0])
})
