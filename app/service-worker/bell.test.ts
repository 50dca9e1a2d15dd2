import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import {
  overdueMinutesOf,
  readDevice,
  takeAnswers,
  takeRing,
  writeDevice,
} from '#app/lib/bell/bell-memory.ts'
import type { BellBody, BellPush } from '#contract/bell/bell.ts'
import { answerBell, renewDevice, showBell } from './bell.ts'
import type { Worker } from './worker.ts'

const ID = 'a1b2c3d4-0000-4000-8000-000000000001'
const NAVIGATE = 'https://simmer.example/cook/12'

function push(ring: string, kind: BellPush['bell']['kind'] = 'rings'): BellPush {
  return {
    web_push: 8030,
    notification: {
      title: 'Chicken: time is up',
      body: 'Lemon chicken, step 5 of 7',
      lang: 'en',
      tag: 'chicken',
      silent: false,
      navigate: NAVIGATE,
      actions: [{ action: 'stop', title: 'Stop', navigate: NAVIGATE }],
    },
    mutable: true,
    bell: { ring, timer: ID, kind, late: 0 },
  }
}

/** A service worker with windows of these visibilities. */
function startWorker(...visibilities: DocumentVisibilityState[]) {
  const windows = visibilities.map((visibilityState) => {
    return { url: NAVIGATE, visibilityState, focus: vi.fn(), postMessage: vi.fn() }
  })
  const shown = [{ close: vi.fn() }]
  const renewed = {
    endpoint: 'https://push.example/new',
    toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
  }
  const registration = {
    showNotification: vi.fn(),
    getNotifications: () => Promise.resolve(shown),
    pushManager: {
      getSubscription: vi.fn(() => Promise.resolve<typeof renewed | null>(renewed)),
      subscribe: vi.fn(() => Promise.resolve(renewed)),
    },
  }
  const clients = { matchAll: () => Promise.resolve(windows), openWindow: vi.fn() }
  const location = new URL('/sw.js', NAVIGATE)
  const worker = { registration, clients, location } as unknown as Worker
  const calls = vi.fn(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', calls)
  const sent = () =>
    (calls.mock.calls as unknown as [string, { body: string } | undefined][]).flatMap(([, init]) =>
      init ? [JSON.parse(init.body) as BellBody] : [],
    )
  return { worker, windows, shown, registration, clients, sent }
}

const TIMER = {
  Id: ID,
  RecipeId: 12,
  Step: 5,
  StepCount: 7,
  Name: 'Chicken',
  Total: 600,
  LookAt: null,
  EndsAt: Date.UTC(2026, 10, 23, 18, 10),
}
const OTHER = { ...TIMER, Id: 'a1b2c3d4-0000-4000-8000-000000000002' }

const remember = async () =>
  await writeDevice({
    Secret: 's',
    Endpoint: 'https://push.example/1',
    P256dh: 'p',
    Auth: 'a',
    LangId: 1,
    TimeZone: 'UTC',
    Loudness: 'rings',
    Timers: [TIMER, OTHER],
    ahead: 0,
  })

test('a bell is shown with its buttons, and a repeat is not, even after it was dismissed', async () => {
  const { worker, registration } = startWorker()
  await showBell(worker, push('a.600'))
  await showBell(worker, push('a.600'))
  expect(registration.showNotification).toHaveBeenCalledOnce()
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Chicken: time is up',
    expect.objectContaining({
      tag: 'chicken',
      requireInteraction: true,
      actions: [{ action: 'stop', title: 'Stop' }],
    }),
  )
})

test('how late a bell rang is known to the page that is opened later', async () => {
  const { worker } = startWorker()
  const late = push('late.600')
  await showBell(worker, { ...late, bell: { ...late.bell, late: 3 } })
  expect([await overdueMinutesOf('late.600'), await overdueMinutesOf('unknown')]).toEqual([3, 0])
})

test('a bell that the page has rung is not shown', async () => {
  const { worker, registration } = startWorker('hidden')
  expect(await takeRing('b.600')).toBe(true)
  await showBell(worker, push('b.600'))
  expect(registration.showNotification).not.toHaveBeenCalled()
})

test('a page in view rings without a notification', async () => {
  const { worker, registration } = startWorker('hidden', 'visible')
  await showBell(worker, push('c.600'))
  expect(registration.showNotification).not.toHaveBeenCalled()
})

test('a bell that was answered elsewhere is withdrawn', async () => {
  const { worker, registration, shown } = startWorker()
  await showBell(worker, push('d.600.stopped', 'stopped'))
  expect(shown[0]?.close).toHaveBeenCalledOnce()
  expect(registration.showNotification).not.toHaveBeenCalled()
})

test('+5 tells pages and server, which goes on ringing for the other timers', async () => {
  await remember()
  const { worker, windows, sent } = startWorker('hidden')
  const at = Date.now()
  await answerBell(worker, { bell: push('e.600').bell, navigate: NAVIGATE }, '5')
  expect(windows[0]?.postMessage).toHaveBeenCalledOnce()
  expect(await takeAnswers()).toMatchObject([{ timer: ID, ring: 'e.600', kind: '5' }])
  expect(await takeAnswers()).toEqual([])
  const [body] = sent()
  expect(body).toMatchObject({
    Timers: [{ Id: ID, Total: 900 }, OTHER],
    Answer: { Timer: ID, Ring: 'e.600', Kind: '5' },
  })
  expect(body?.Timers[0]?.EndsAt).toBeGreaterThanOrEqual(Math.max(at, TIMER.EndsAt) + 300_000)
})

test('Stop leaves the other timers, and a press on the notification opens its kitchen', async () => {
  await remember()
  const { worker, clients, sent } = startWorker()
  const data = { bell: push('f.600').bell, navigate: NAVIGATE }
  await answerBell(worker, data, 'stop')
  expect(sent()).toMatchObject([{ Timers: [OTHER], Answer: { Kind: 'stop' } }])
  await answerBell(worker, data, '')
  expect(clients.openWindow).toHaveBeenCalledWith(NAVIGATE)
})

test('an answer is sent again when the server was away', async () => {
  await remember()
  const { worker, sent } = startWorker()
  const calls = vi.mocked(fetch)
  calls.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await answerBell(worker, { bell: push('g.600').bell, navigate: NAVIGATE }, 'stop')
  expect(sent()).toMatchObject([{ Answer: { Kind: 'stop' } }, { Answer: { Kind: 'stop' } }])
})

test('a subscription that the browser has renewed is sent', async () => {
  await remember()
  const { worker, sent } = startWorker()
  await renewDevice(worker)
  expect(sent()).toMatchObject([{ Endpoint: 'https://push.example/new', P256dh: 'P', Auth: 'A' }])
  expect((await readDevice())?.Endpoint).toBe('https://push.example/new')
})

test('a browser that has only ended its subscription gets a new one, which is sent', async () => {
  await remember()
  const { worker, registration, sent } = startWorker()
  registration.pushManager.getSubscription.mockResolvedValueOnce(null)
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ PublicKey: 'KEY', Now: 0 }))
  await renewDevice(worker)
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'KEY',
  })
  expect(sent()).toMatchObject([{ Endpoint: 'https://push.example/new' }])
})
