import type { APIRequestContext } from '@playwright/test'
import type { CurrentUser } from '#contract/account.ts'
import type { Author } from '#contract/author.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import type { NewRecipe } from '#tests/support/new-recipes.ts'
import { hold } from './support/hold.ts'
import { newMember, type Member } from './support/member.ts'
import { expect, test } from './support/push.ts'

const SETTINGS = '/settings/push_notification'
/** Before subscribing, the service worker fetches the whole app; the server polls for new recipes. */
const PATIENT = { timeout: 20_000 }

test.use({ hasWorker: true, launchOptions: CHROMIUM_LAUNCH })
// One server of their own, in place of one in each worker.
test.describe.configure({ mode: 'default' })

/** A new recipe of one journey; imports are permanent, so each journey has its own. */
const recipe = (author: string, slug: string, en: string, de: string): NewRecipe => ({
  slug,
  author,
  name: { en, de },
  published: '2026-11-20',
})

async function subscribe(request: APIRequestContext, { headers }: Member, name: string) {
  const authors = (await (await request.get('/api/author')).json()) as Author[]
  const { Id = 0 } = authors.find(({ Name }) => Name === name) ?? {}
  await request.patch(`/api/author/${Id}/subscribe`, { headers })
  return Id
}

/** Chooses to hear of new recipes at once. */
async function hearAtOnce(request: APIRequestContext, { headers }: Member) {
  await request.patch('/api/my/news/choices', { headers, data: { Published: 'now' } })
}

/** Id of the newest recipe with a name. */
async function recipeId(request: APIRequestContext, name: string): Promise<number> {
  const recipes = (await (await request.get('/api/recipe?limit=10')).json()) as Recipe[]
  return recipes.find(({ Name }) => Name === name)?.Id ?? 0
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['notifications'])
})

test('SET-11 STA-32 RTE-25 a member turns push on and gets one message for a new recipe', async ({
  page,
  open,
  signIn,
  request,
  site,
  subscribeAtPeer,
}) => {
  const devices = await subscribeAtPeer()
  const member = await signIn()
  await subscribe(request, member, 'Samuel Lindqvist')
  await open(SETTINGS)
  const box = page.getByRole('checkbox', { name: 'Push on this device' })
  await expect(box).not.toBeChecked()
  await expect(box).toHaveAccessibleDescription('Never between 21:00 and 8:00.')

  const release = await hold(page, '**/api/me/update_notifications')
  await box.click()
  await expect(box).toHaveAttribute('aria-busy', 'true')
  await expect(box).not.toBeChecked()
  release()
  await expect(box).toBeChecked(PATIENT)
  await expect(box).not.toHaveAttribute('aria-busy')
  expect(devices).toHaveLength(1)
  const when = page.getByRole('radiogroup', { name: 'New cookbooks and recipes' })
  await when.getByRole('radio', { name: 'At once' }).check()
  await expect(when.getByRole('radio', { name: 'At once' })).toBeChecked()

  await site.importRecipes(
    recipe('samuel-lindqvist', 'rye-crackers', 'Rye crackers', 'Roggenknäcke'),
  )
  const [device] = devices
  await expect.poll(() => device?.received.length, PATIENT).toBe(1)
  expect(device?.received[0]?.message).toMatchObject({
    title: 'New from Samuel Lindqvist',
    body: 'Rye crackers',
    lang: 'en',
    url: `/recipes/${await recipeId(request, 'Rye crackers')}`,
  })
  expect(site.peer.complaints).toEqual([])
})

test('a member gets one message for two new recipes, in their language @any-width @thorough', async ({
  page,
  open,
  signIn,
  request,
  site,
  subscribeAtPeer,
}) => {
  const devices = await subscribeAtPeer()
  const member = await signIn({ langId: 0 })
  const author = await subscribe(request, member, 'Clara Dubois')
  await open(`${SETTINGS}?lang=de`)
  const box = page.getByRole('checkbox', { name: 'Push auf diesem Gerät' })
  await box.click()
  await expect(box).toBeChecked(PATIENT)
  await hearAtOnce(request, member)

  await site.importRecipes(
    recipe('clara-dubois', 'leek-tart', 'Leek tart', 'Lauchtarte'),
    recipe('clara-dubois', 'pear-clafoutis', 'Pear clafoutis', 'Birnen-Clafoutis'),
  )
  const [device] = devices
  await expect.poll(() => device?.received.length, PATIENT).toBe(1)
  expect(device?.received[0]?.message).toMatchObject({
    title: '2 neue Rezepte von Clara Dubois',
    body: 'Birnen-Clafoutis und Lauchtarte',
    lang: 'de',
    url: `/authors/${author}`,
  })
})

test('a member turns push off, and the server deletes the subscription @any-width @thorough', async ({
  page,
  open,
  signIn,
  request,
  site,
  subscribeAtPeer,
}) => {
  const devices = await subscribeAtPeer()
  const member = await signIn()
  const witness = await newMember(request)
  await subscribe(request, member, 'Priya Nair')
  await subscribe(request, witness, 'Priya Nair')
  await open(SETTINGS)
  const box = page.getByRole('checkbox', { name: 'Push on this device' })
  await box.click()
  await expect(box).toBeChecked(PATIENT)
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(box).not.toHaveAttribute('aria-busy')
  const { headers } = member
  const state = await request.get('/api/me/push_subscription', { headers })
  expect(await state.json()).toMatchObject({ IsSubscribed: false })
  const account = await request.get('/api/me', { headers })
  expect(((await account.json()) as CurrentUser).Notifications).toBe(false)

  // A message to another member shows that all messages have been sent.
  const key = ((await state.json()) as { PublicKey: string }).PublicKey
  const other = site.peer.addDevice(key)
  const call = { headers: witness.headers }
  await request.post('/api/me/push_subscription', { ...call, form: { ...other.subscription } })
  await request.patch('/api/me/update_notifications', { ...call, form: { Notifications: 'true' } })
  await hearAtOnce(request, witness)
  await site.importRecipes(recipe('priya-nair', 'okra-curry', 'Okra curry', 'Okra-Curry'))
  await expect.poll(() => other.received.length, PATIENT).toBe(1)
  expect(devices[0]?.tries).toBe(0)
})

test('the service worker shows a message @any-width @thorough', async ({
  page,
  open,
  signIn,
  context,
  subscribeAtPeer,
}) => {
  await subscribeAtPeer()
  await signIn()
  await open(SETTINGS)
  const box = page.getByRole('checkbox', { name: 'Push on this device' })
  await box.click()
  await expect(box).toBeChecked(PATIENT)

  const devtools = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) registered.resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  // A message to a worker that is not activated yet is dropped.
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  )
  const data = {
    title: 'Neu von Ada',
    body: 'Suppe',
    lang: 'de',
    tag: 'recipes-9',
    url: '/recipes/1',
    actions: [{ action: 'look', title: 'Ansehen' }],
  }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered.promise,
    data: JSON.stringify(data),
  })
  const shown = async () =>
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body, lang, tag, data: its }) => ({
        title,
        body,
        lang,
        tag,
        its,
      }))
    })
  const { url, actions, ...words } = data
  await expect.poll(shown, PATIENT).toEqual([{ ...words, its: { url, actions } }])
})

test('a member whose browser lacks push reads so @any-width @thorough', async ({
  page,
  open,
  signIn,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await signIn()
  await open(SETTINGS)
  await expect(page.getByText('This browser cannot show push notifications.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Push on this device' })).toBeDisabled()
})

test('a member who blocked notifications reads how to allow them @any-width @thorough', async ({
  page,
  open,
  signIn,
  context,
}) => {
  await context.clearPermissions()
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signIn()
  await open(SETTINGS)
  await expect(page.getByText('Your browser blocks notifications from Simmer.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Push on this device' })).toBeDisabled()
})
