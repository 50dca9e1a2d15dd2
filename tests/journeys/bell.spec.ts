import type { BrowserContext, Page, Worker } from '@playwright/test'
import type { BellPush } from '#contract/bell/bell.ts'
import { ringOf } from '#contract/bell/rule.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { expectAccessible } from './support/axe.ts'
import { answer, goToStep, stageOf } from './support/kitchen.ts'
import { expect, test } from './support/push.ts'

/** Before subscribing, the service worker fetches the whole app. */
const PATIENT = { timeout: 20_000 }

test.use({ hasWorker: true, launchOptions: CHROMIUM_LAUNCH })

/** The timer that runs. */
async function timerOf(page: Page): Promise<{ Id: string; Total: number; endedAt: number | null }> {
  return await page.evaluate(() => {
    const [session] = JSON.parse(localStorage.getItem('simmer.kitchen') ?? '[]') as {
      timers: { id: string; total: number; endedAt: number | null }[]
    }[]
    const { id, total, endedAt } = session!.timers[0]!
    return { Id: id, Total: total, endedAt }
  })
}

/** Delivers push messages to the service worker, also while no page of the site is open. */
async function openDelivery(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) registered.resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered.promise
  return async (push: BellPush) =>
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(push),
    })
}

/** Part of a service worker's scope. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
}

const shownBy = async (worker: Worker) =>
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope
    return (await registration.getNotifications()).map(({ title }) => title)
  })

/** Presses a button of the notification that is shown. */
const press = async (worker: Worker, action: string) =>
  await worker.evaluate(async (pressed) => {
    const { registration } = globalThis as unknown as WorkerScope
    const [notification] = await registration.getNotifications()
    const Event = (globalThis as unknown as Record<string, new (...args: unknown[]) => Event>)[
      'NotificationEvent'
    ]!
    dispatchEvent(new Event('notificationclick', { notification, action: pressed }))
  }, action)

test('a visitor lets a timer ring with the page closed, and stops it on the notification @thorough', async ({
  page,
  open,
  context,
  site,
  subscribeAtPeer,
}) => {
  test.slow()
  await context.grantPermissions(['notifications'])
  const devices = await subscribeAtPeer()
  await open('/cook/12')
  await goToStep(page, 5)
  await stageOf(page).getByRole('button', { name: 'Start timer' }).first().click()
  const ask = page.getByRole('dialog', { name: 'Ring when this page is closed?' })
  await expect(ask).toBeVisible()
  await expectAccessible(page)
  await answer(page, 'Yes, ring')

  await page.getByRole('button', { name: 'All steps' }).click()
  const line = page.getByRole('button', { name: 'Bell on: rings on this computer' })
  await expect(line).toBeVisible(PATIENT)
  await line.click()
  // The browser that is replaced here forgets its subscription: each is another device.
  const received = () => devices.flatMap((device) => device.received.map(({ message }) => message))
  // The sheet takes no press of its first half second.
  await expect(async () => {
    await page.getByRole('button', { name: 'Try the bell' }).click()
    await expect
      .poll(() => received()[0], { timeout: 5_000 })
      .toMatchObject({ web_push: 8030, notification: { title: 'The bell works' } })
  }).toPass()
  expect(site.peer.complaints).toEqual([])

  const timer = await timerOf(page)
  const deliver = await openDelivery(context, page)
  const worker = context.serviceWorkers()[0]!
  await page.goto('about:blank')
  const navigate = `${site.origin}/cook/12`
  const push: BellPush = {
    web_push: 8030,
    mutable: true,
    notification: {
      title: 'Chicken: time is up',
      body: '',
      lang: 'en',
      tag: 'chicken',
      silent: false,
      navigate,
      actions: [{ action: 'stop', title: 'Stop', navigate }],
    },
    bell: { ring: ringOf(timer, 'rings'), timer: timer.Id, kind: 'rings', late: 0 },
  }
  await deliver(push)
  await expect.poll(() => shownBy(worker), PATIENT).toEqual(['Chicken: time is up'])
  await press(worker, 'stop')
  await expect.poll(() => shownBy(worker)).toEqual([])
  // A repeat is not shown again, although the notification is gone.
  await deliver(push)
  await deliver({ ...push, bell: { ...push.bell, ring: 'next.60' } })
  await expect.poll(() => shownBy(worker)).toEqual(['Chicken: time is up'])

  await open('/cook/12')
  await expect.poll(async () => (await timerOf(page)).endedAt).not.toBeNull()
})
