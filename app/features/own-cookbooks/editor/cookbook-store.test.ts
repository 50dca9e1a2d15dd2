// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api/api-error.ts'
import { arrange } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { cookbookWith } from '../../../../.storybook/data/own-cookbooks.ts'
import type { CookbookCalls } from './cookbook-outbox.ts'
import { CookbookStore } from './cookbook-store.ts'

/** A server with one cookbook, which fails as often as it is told to. */
function serverWith(cookbook: OwnCookbook) {
  const server = { cookbook, failing: 0, numbers: [] as number[] }
  const fail = () => {
    if (server.failing === 0) return
    server.failing -= 1
    throw new ApiError(0, 'No connection')
  }
  const calls: CookbookCalls = {
    change: ({ Number, Changes }) => {
      server.numbers.push(Number)
      fail()
      const { Tabs, Loose, OrderVersion } = server.cookbook
      const next = Changes.reduce(arrange, { Tabs, Loose })
      server.cookbook = { ...server.cookbook, ...next, OrderVersion: OrderVersion + 1 }
      return Promise.resolve(server.cookbook)
    },
    write: ({ Version, Name }) => {
      fail()
      if (Version !== server.cookbook.Version)
        throw new ApiError(409, 'Changed', 'ChangedMeanwhile')
      server.cookbook = { ...server.cookbook, ...(Name && { Name }), Version: Version + 1 }
      return Promise.resolve(server.cookbook)
    },
  }
  return { server, calls }
}

/** Opens the editor of a cookbook; a later one begins with nothing on the device. */
function opened(cookbook: OwnCookbook, calls: CookbookCalls) {
  const store = new CookbookStore(cookbook, calls)
  const stop = store.start()
  onTestFinished(() => {
    stop()
    localStorage.clear()
  })
  return { store, stop }
}

const saved = (store: CookbookStore) => expect.poll(() => store.read().saved, { timeout: 5000 })

test('BOK-71 what is done is on screen at once, is sent, and can be undone and redone', async () => {
  const { server, calls } = serverWith(cookbookWith())
  const { store } = opened(server.cookbook, calls)
  store.change([{ Kind: 'move', Recipe: 1, Tab: 'bread', After: 2 }])
  expect(store.read().cookbook.Tabs[0]?.Recipes).toEqual([2, 1])
  await saved(store).toBe('saved')
  expect(server.cookbook.Tabs[0]?.Recipes).toEqual([2, 1])
  store.undo()
  await saved(store).toBe('saved')
  expect(server.cookbook.Tabs[0]?.Recipes).toEqual([1, 2])
  store.redo()
  await saved(store).toBe('saved')
  expect(server.cookbook.Tabs[0]?.Recipes).toEqual([2, 1])
})

test('BOK-71 without a connection the work waits on the device, and goes with the same number', async () => {
  const { server, calls } = serverWith(cookbookWith())
  server.failing = 1
  const { store } = opened(server.cookbook, calls)
  store.change([{ Kind: 'take-out', Recipe: 2 }])
  await saved(store).toBe('device')
  // Another page of the same device finds what waits.
  const other = new CookbookStore(server.cookbook, calls)
  expect(other.read().cookbook.Tabs[0]?.Recipes).toEqual([1])
  await saved(store).toBe('saved')
  expect(server.numbers).toEqual([1, 1])
  expect(server.cookbook.Tabs[0]?.Recipes).toEqual([1])
})

test('BOK-71 a title that another device has changed is kept until somebody says which holds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server, calls } = serverWith(cookbookWith())
  const { store } = opened(server.cookbook, calls)
  server.cookbook = { ...server.cookbook, Name: { en: 'Theirs' }, Version: 2 }
  store.write({ Name: { en: 'Mine ' } })
  await saved(store).toBe('refused')
  store.receive(server.cookbook)
  expect(store.read().cookbook.Name.en).toBe('Mine ')
  store.settle('mine')
  await saved(store).toBe('saved')
  expect(server.cookbook.Name.en).toBe('Mine ')
})

test('BOK-92 an answer in which a recipe is as it was gives the same recipe, so that its row stays', () => {
  const { server, calls } = serverWith(cookbookWith())
  const { store } = opened(server.cookbook, calls)
  const [first, second] = store.read().cookbook.Recipes
  const [changed, same] = structuredClone(server.cookbook.Recipes)
  const Recipes = [{ ...changed!, Name: 'Rye sourdough' }, same!]
  store.receive({ ...server.cookbook, Recipes })
  const [newFirst, newSecond] = store.read().cookbook.Recipes
  expect(newFirst).not.toBe(first)
  expect(newFirst?.Name).toBe('Rye sourdough')
  expect(newSecond).toBe(second)
})
