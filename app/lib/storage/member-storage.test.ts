// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredText } from './stored-text.ts'

/** A device on which ada has worked, with everything that the app stores. */
async function fillDevice() {
  const texts = {
    'simmer.token': 'token of ada, 12345678',
    'simmer.theme': 'dark',
    'simmer.language': 'de',
    'simmer.units': '1',
    'simmer.devices': '[["hash","key"]]',
    'simmer.kitchen': '[]',
    'simmer.member': '12345678ada',
    'simmer.firstRows': '{}',
    'simmer.viewed': '3,4',
    'simmer.links': '7:secret',
    'simmer.films': '[]',
    'simmer.cooked.repeat': '{}',
    'simmer.notes.waiting': '[{"member":"ada","key":"n","Text":"private"}]',
    'simmer.notes.drafts': '[{"member":"ada","key":"d","Text":"private"}]',
    'simmer.cooked.waiting': '[{"member":"ada","key":"m","Note":"private"}]',
    'simmer.cooked.drafts': '[{"member":"ada","key":"c","Note":"private"}]',
    'simmer.newly.invented': 'private',
    'another app': 'stays',
  }
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  sessionStorage.setItem('simmer.draft.feedback', '{"username":"ada"}')
  sessionStorage.setItem('simmer.returnPath', '/recipes')
  const write = await openDB('simmer.write', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['member', 'name'] })
    },
  })
  const draft = { draft: { OwnNote: 'private' }, changed: Date.now() }
  await write.put('drafts', { member: 'ada', name: '7', isWaiting: false, ...draft })
  await write.put('drafts', { member: 'ada', name: 'waits', isWaiting: true, ...draft })
  write.close()
  const cooked = await openDB('simmer.cooked', 1, {
    upgrade(db) {
      db.createObjectStore('photos')
    },
  })
  await cooked.put('photos', 'a photo', 'm')
  cooked.close()
  const shopping = await openDB('simmer.shopping', 2, {
    upgrade(db) {
      for (const store of ['operations', 'snapshots', 'lists']) db.createObjectStore(store)
    },
  })
  for (const store of ['operations', 'snapshots', 'lists']) {
    await shopping.put(store, { member: 'ada' }, 'ada')
  }
  shopping.close()
}

async function keysOf(name: string, store: string): Promise<string> {
  const db = await openDB(name)
  const keys = await db.getAllKeys(store)
  db.close()
  return keys.map(String).join(' ')
}

/** What the device still has of a member. */
async function left() {
  const texts = Object.keys(localStorage).filter((key) => key.startsWith('simmer.'))
  return {
    texts: texts.toSorted(),
    forms: Object.keys(sessionStorage).toSorted(),
    drafts: await keysOf('simmer.write', 'drafts'),
    photos: await keysOf('simmer.cooked', 'photos'),
    operations: await keysOf('simmer.shopping', 'operations'),
    lists: await keysOf('simmer.shopping', 'snapshots'),
    caches: await caches.keys(),
  }
}

const DEVICE = ['devices', 'kitchen', 'language', 'theme', 'units'].map((key) => `simmer.${key}`)
const UNSENT = ['cooked.drafts', 'cooked.waiting', 'notes.drafts', 'notes.waiting'].map(
  (key) => `simmer.${key}`,
)

/** The modules of another page, which has read nothing yet. */
async function openPage() {
  vi.resetModules()
  const { followStorage } = await import('#app/features/account/follow-storage.ts')
  const token = await import('./token.ts')
  followStorage(token.readToken())
  return { ...token, ...(await import('./member-storage.ts')) }
}

/** What a session leaves is removed in each store by itself, in no order. */
const IN_TIME = { timeout: 10_000 }

beforeEach(async () => {
  const names = new Set(['simmer.answers', 'simmer.pages', 'simmer.film.7', 'workbox-precache'])
  vi.stubGlobal('caches', {
    keys: async () => await Promise.resolve([...names]),
    delete: async (name: string) => await Promise.resolve(names.delete(name)),
  })
  await fillDevice()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) await deleteDB(name)
})

test('after signing out nothing of the member is left but changes of lists, which were asked about', async () => {
  const { leave } = await openPage()
  const links = createStoredText('simmer.links')
  expect(links.read()).toBe('7:secret')
  leave('signedOut')
  expect(links.read()).toBeNull()
  await expect.poll(left, IN_TIME).toMatchObject({
    texts: [...DEVICE, 'simmer.left'].toSorted(),
    forms: ['simmer.returnPath'],
    drafts: '',
    photos: '',
    operations: 'ada',
    lists: '',
    caches: ['workbox-precache'],
  })
  expect(localStorage.getItem('another app')).toBe('stays')
})

test('after the account is deleted, changes of lists are gone, too', async () => {
  const { leave } = await openPage()
  leave('deleted')
  await expect.poll(left, IN_TIME).toMatchObject({ drafts: '', operations: '', photos: '' })
})

test('a session that was ended elsewhere leaves what was not sent, and only that', async () => {
  const { writeToken } = await openPage()
  writeToken(null)
  await expect.poll(left, IN_TIME).toMatchObject({
    texts: [...DEVICE, ...UNSENT].toSorted(),
    forms: ['simmer.draft.feedback', 'simmer.returnPath'],
    drafts: 'ada,waits',
    photos: 'm',
    operations: 'ada',
    lists: '',
    caches: ['workbox-precache'],
  })
})

test('a tab in which the member did not sign out removes the same', async () => {
  await openPage()
  // Another tab signs out: this one hears of it.
  localStorage.setItem('simmer.left', '12345678signedOut')
  dispatchEvent(new StorageEvent('storage', { key: 'simmer.left' }))
  localStorage.removeItem('simmer.token')
  dispatchEvent(new StorageEvent('storage', { key: 'simmer.token' }))
  await expect
    .poll(left, IN_TIME)
    .toMatchObject({ drafts: '', texts: [...DEVICE, 'simmer.left'].toSorted() })
})

test('a sign-out of before says nothing about a session that ends later', async () => {
  localStorage.setItem('simmer.left', 'otherendsignedOut')
  const { writeToken, hasLeft } = await openPage()
  writeToken(null)
  await expect.poll(left, IN_TIME).toMatchObject({ drafts: 'ada,waits' })
  expect(hasLeft()).toBe(false)
})

test('what was not sent is there for the same member, and gone for another one', async () => {
  const { writeToken, forgetOthers } = await openPage()
  writeToken(null)
  await expect.poll(left, IN_TIME).toMatchObject({ drafts: 'ada,waits' })
  writeToken('another token of ada')
  await forgetOthers('ada', Date.now())
  expect(await left()).toMatchObject({ drafts: 'ada,waits', photos: 'm' })
  expect((await left()).texts).toEqual(expect.arrayContaining(UNSENT))
  writeToken('a token of ben')
  await forgetOthers('ben', Date.now())
  const { texts, drafts, photos } = await left()
  expect([texts.filter((key) => UNSENT.includes(key)), drafts, photos]).toEqual([[], '', ''])
})

test('what waits longer than a month for its member is removed', async () => {
  const { forgetOthers } = await openPage()
  await forgetOthers('ada', Date.now() + 31 * 24 * 60 * 60 * 1000)
  expect((await left()).drafts).toBe('')
})

test('a draft is not kept again once its member has left', async () => {
  const { leave } = await openPage()
  const { keepDraft } = await import('#app/features/recipe-editor/store/device.ts')
  leave('signedOut')
  await expect.poll(left, IN_TIME).toMatchObject({ drafts: '' })
  const draft = { member: 'ada', name: 'late', isWaiting: true, changed: 0 }
  await keepDraft(draft as unknown as Parameters<typeof keepDraft>[0])
  expect((await left()).drafts).toBe('')
})
