import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api/api-error.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { LeftOut } from '#contract/own-recipes/versions.ts'
import { writeName } from '../document/facts.ts'
import { isSame } from '../document/merge.ts'
import { putStep, writeStep } from '../document/steps.ts'
import type { KeptDraft } from './device.ts'
import type { DraftStore, ServerDraft } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'
import type { TabMessage } from './tabs.ts'

const fresh: KeptDraft = {
  name: 'a-key',
  member: 'imani',
  id: null,
  version: 0,
  base: null,
  draft: emptyDraft('en'),
  isWaiting: false,
  changed: 0,
  dismissed: [],
}
const PAUSE_MS = 1000

/** A server with one recipe, and what the tabs say to each other. */
function setUp() {
  let server: ServerDraft | undefined
  let first: Draft | undefined
  let failure: ApiError | undefined
  let isLost = false
  const fail = () => {
    if (failure) throw failure
  }
  /** The answer, unless it is lost on its way. */
  const answer = async (response: ServerDraft) => {
    if (isLost) throw new ApiError(0, 'no connection')
    return await Promise.resolve(response)
  }
  const save = (Draft: Draft, Version: number) => (server = { Id: 7, Version, Draft })
  const kept = vi.fn<(draft: KeptDraft) => Promise<void>>(() => Promise.resolve())
  const tabs = new Set<(message: TabMessage) => void>()
  const leftOut = vi.fn<(left: LeftOut | undefined) => void>()
  const calls = {
    create: async (_: string, draft: Draft) => {
      fail()
      if (!first || !server) return await answer(save((first = draft), 1))
      if (!isSame(first, draft)) throw new ApiError(409, 'changed', 'ChangedMeanwhile', 0, 7)
      return await answer(server)
    },
    save: async (_: number, version: number, draft: Draft, left: LeftOut | undefined) => {
      fail()
      const isKnown = server !== undefined && isSame(server.Draft, draft)
      if (version !== server?.Version && !isKnown) throw new ApiError(409, 'changed', undefined)
      leftOut(left)
      if (isKnown) return await answer(server as ServerDraft)
      return await answer(save(draft, version + 1))
    },
    read: async () => {
      fail()
      return await Promise.resolve(server as ServerDraft)
    },
  }
  const open = (
    start: KeptDraft = fresh,
    onSave: (saved: ServerDraft) => Promise<ServerDraft> = (saved) => Promise.resolve(saved),
  ): DraftStore =>
    createDraftStore({
      start,
      calls: { ...calls, save: async (...given) => await onSave(await calls.save(...given)) },
      keep: kept,
      pauseMs: PAUSE_MS,
      openTabs: (onMessage) => {
        tabs.add(onMessage)
        const others = () => [...tabs].filter((tab) => tab !== onMessage)
        return {
          post: (message) => others().forEach((tab) => tab(message)),
          close: () => void tabs.delete(onMessage),
        }
      },
    })
  return {
    open,
    kept,
    leftOut,
    save,
    server: () => server,
    failWith: (error: ApiError | undefined) => void (failure = error),
    loseAnswers: (is: boolean) => void (isLost = is),
  }
}

const named = (text: string) => writeName('en', text)
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is kept on the device at once and on the server after a pause', async () => {
  const { open, kept, server } = setUp()
  const store = open()
  expect(store.state().saved).toBe('nothing')
  store.change(named('Cake'), 'name')
  expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ isWaiting: true, id: null }))
  expect(server()).toBeUndefined()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake' })
  expect(store.state()).toMatchObject({ saved: 'saved', id: 7 })
  expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ isWaiting: false, version: 1 }))
})

test('offline it stays on the device, and goes with the next attempt', async () => {
  const { open, server, failWith } = setUp()
  failWith(new ApiError(0, 'no connection'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('device')
  failWith(undefined)
  await store.flush()
  expect(store.state().saved).toBe('saved')
  expect(server()?.Version).toBe(1)
})

test('a connection that is back while an attempt without it is in progress is used at once', async () => {
  const { open, failWith } = setUp()
  failWith(new ApiError(0, 'no connection'))
  const store = open()
  store.change(named('Cake'))
  vi.advanceTimersByTime(PAUSE_MS)
  expect(store.state().saved).toBe('saving')
  failWith(undefined)
  await store.flush()
  expect(store.state().saved).toBe('saved')
})

test('where neither device nor server keeps it, it says so', async () => {
  const { open, kept, failWith } = setUp()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  kept.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  failWith(new ApiError(0, 'no connection'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('nowhere')
  vi.restoreAllMocks()
})

test('an ended session keeps it on the device, a refusal says so', async () => {
  const { open, failWith } = setUp()
  failWith(new ApiError(401, 'signed out'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('signedOut')
  failWith(new ApiError(413, 'too large'))
  await store.flush()
  expect(store.state().saved).toBe('refused')
})

test('what was typed while the session ended is sent after signing in again', async () => {
  const { open, kept, server, failWith } = setUp()
  failWith(new ApiError(401, 'signed out'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  store.change(named('Cake with plums'))
  await pause()
  const last = kept.mock.lastCall?.[0]
  expect(last).toMatchObject({ isWaiting: true, draft: { Name: { en: 'Cake with plums' } } })
  store.close()
  // Another page opens what this device has.
  failWith(undefined)
  const again = open(last)
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake with plums' })
  expect(again.state().saved).toBe('saved')
})

test('a recipe that another device changed is merged and saved, and nothing is left out where nothing gives way', async () => {
  const { open, save, server, leftOut } = setUp()
  const base = emptyDraft('en')
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  save({ ...base, Tags: ['autumn'] }, 2)
  store.change(named('Cake'))
  await pause()
  expect(server()).toMatchObject({ Version: 3, Draft: { Name: { en: 'Cake' }, Tags: ['autumn'] } })
  expect(leftOut.mock.calls).toEqual([[undefined]])
  expect(store.state()).toMatchObject({ saved: 'saved', conflicts: [] })
})

test('a member is asked about a step changed on both sides before anything is saved', async () => {
  const { open, save, server } = setUp()
  const base = writeStep('s-1', 'en', 'Bake.')(emptyDraft('en'))
  const theirs = writeStep('s-1', 'en', 'Bake 40 minutes.')(base)
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  save(theirs, 2)
  store.change(writeStep('s-1', 'en', 'Bake 45 minutes.'))
  await pause()
  const [conflict] = store.state().conflicts
  expect(conflict?.theirs).toEqual(theirs.Steps[0])
  expect(server()?.Version).toBe(2)
  store.resolve('s-1', putStep(conflict?.theirs ?? { Key: '', Text: {} }, 'behind'))
  await pause()
  expect(server()?.Draft.Steps.map(({ Text }) => Text.en)).toEqual([
    'Bake 45 minutes.',
    'Bake 40 minutes.',
  ])
})

test('the words that give way in a merge are sent to be kept, also after a reload', async () => {
  const { open, save, server, leftOut, kept, failWith } = setUp()
  const base = named('Cake')(emptyDraft('en'))
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  save(named('Pie')(base), 2)
  store.change(named('Tart'))
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Tart' })
  expect(leftOut).toHaveBeenLastCalledWith({ Reason: 'merged', Draft: named('Tart')(base) })
  store.change(named('Tarte'))
  await pause()
  expect(leftOut).toHaveBeenLastCalledWith(undefined)

  const step = writeStep('s-1', 'en', 'Bake.')
  const theirs = step(named('Pie')(base))
  save(theirs, 9)
  store.change(writeStep('s-1', 'en', 'Fry.'))
  await pause()
  store.resolve('s-1', putStep(theirs.Steps[0] ?? { Key: '', Text: {} }, 'instead'))
  failWith(new ApiError(0, 'no connection'))
  await pause()
  const last = kept.mock.lastCall?.[0]
  expect(last).toMatchObject({ isWaiting: true, leftOut: { Reason: 'merged' } })
  failWith(undefined)
  leftOut.mockClear()
  store.close()
  await open(last).flush()
  expect(leftOut.mock.calls[0]?.[0]?.Draft.Steps[0]?.Text.en).toBe('Fry.')
})

test('an earlier version is brought back in place of the one of now, which is kept; undo works', async () => {
  const { open, save, server, leftOut } = setUp()
  const base = named('Cake')(emptyDraft('en'))
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  store.putBack(named('Pie')(emptyDraft('en')))
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Pie' })
  expect(leftOut).toHaveBeenLastCalledWith({ Reason: 'replaced', Draft: base })
  store.undo()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake' })
  expect(store.state().saved).toBe('saved')
})

test('one tab writes, the others show it, until the cook writes in one of them', async () => {
  const { open, save, server } = setUp()
  const base = emptyDraft('en')
  save(base, 1)
  const first = open({ ...fresh, id: 7, version: 1, base, draft: base })
  const second = open({ ...fresh, id: 7, version: 1, base, draft: base })
  expect([first.state().isReader, second.state().isReader]).toEqual([false, true])
  first.change(named('Cake'))
  expect(second.state().history.now.Name).toEqual({ en: 'Cake' })
  second.change(named('Lost'))
  expect(second.state().history.now.Name).toEqual({ en: 'Cake' })
  second.writeHere()
  expect([first.state().isReader, second.state().isReader]).toEqual([true, false])
  second.change(named('Pie'))
  expect(first.state().history.now.Name).toEqual({ en: 'Pie' })
  await pause()
  expect(server()).toMatchObject({ Version: 2, Draft: { Name: { en: 'Pie' } } })
})

test('what is typed after the answer to the first save was lost is saved, with what another device wrote', async () => {
  const { open, save, server, loseAnswers } = setUp()
  const store = open()
  store.change(named('Cake'))
  loseAnswers(true)
  await pause()
  expect(store.state()).toMatchObject({ saved: 'device', id: null })
  // Another device finds the recipe in the list and writes in it.
  save({ ...(server()?.Draft ?? emptyDraft('en')), Tags: ['autumn'] }, 2)
  store.change(writeStep('s-1', 'en', 'Bake.'))
  loseAnswers(false)
  await pause()
  expect(store.state()).toMatchObject({ saved: 'saved', id: 7, conflicts: [] })
  expect(server()).toMatchObject({
    Version: 3,
    Draft: { Name: { en: 'Cake' }, Tags: ['autumn'], Steps: [{ Text: { en: 'Bake.' } }] },
  })
})

test('the first save is sent again as it was, also after a reload', async () => {
  const { open, kept, server, loseAnswers } = setUp()
  const store = open()
  store.change(named('Cake'))
  loseAnswers(true)
  await pause()
  store.change(named('Cake with plums'))
  await pause()
  const last = kept.mock.lastCall?.[0]
  expect(last).toMatchObject({ id: null, unanswered: { Name: { en: 'Cake' } } })
  store.close()
  loseAnswers(false)
  const again = open(last)
  await pause()
  expect(server()).toMatchObject({ Version: 2, Draft: { Name: { en: 'Cake with plums' } } })
  expect(again.state()).toMatchObject({ saved: 'saved', conflicts: [] })
})

test('a device that does not know what it sent first merges with what the key stands for', async () => {
  const { open, save, server, loseAnswers } = setUp()
  const first = open()
  first.change(named('Cake'))
  loseAnswers(true)
  await pause()
  first.close()
  loseAnswers(false)
  const start = { ...fresh, draft: named('Pie')(fresh.draft), isWaiting: true }
  const second = open(start)
  await pause()
  expect(server()).toMatchObject({ Version: 2, Draft: { Name: { en: 'Pie' } } })
  expect(second.state()).toMatchObject({ saved: 'saved', id: 7 })
  second.close()

  // Both have written since: the words of both are kept.
  save(writeStep('s-1', 'en', 'Fry.')(server()?.Draft ?? fresh.draft), 3)
  const third = open({ ...fresh, draft: named('Tart')(fresh.draft), isWaiting: true })
  await pause()
  expect(server()?.Draft).toMatchObject({ Name: { en: 'Tart' }, Steps: [{ Text: { en: 'Fry.' } }] })
  expect(third.state().saved).toBe('saved')
})

test('words that another device saves while an answer is on its way are not overwritten', async () => {
  const { open, save, server } = setUp()
  const base = emptyDraft('en')
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base }, async (saved) => {
    await Promise.resolve()
    return save({ ...saved.Draft, Tags: ['autumn'] }, saved.Version + 1)
  })
  store.change(named('Cake'))
  await pause()
  expect(store.state()).toMatchObject({ saved: 'saved' })
  store.change(named('Cake with plums'))
  await pause()
  expect(server()?.Draft).toMatchObject({ Name: { en: 'Cake with plums' }, Tags: ['autumn'] })
})

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { open, save, server, loseAnswers } = setUp()
  const base = writeStep('s-1', 'en', 'Bake.')(emptyDraft('en'))
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  store.change(writeStep('s-1', 'en', 'Bake 40 minutes.'))
  loseAnswers(true)
  await pause()
  loseAnswers(false)
  store.change(writeStep('s-1', 'en', 'Bake 45 minutes.'))
  await pause()
  expect(store.state()).toMatchObject({ saved: 'saved', conflicts: [] })
  expect(server()?.Draft.Steps[0]?.Text.en).toBe('Bake 45 minutes.')

  // Nor is it saved where the cook takes the words back meanwhile.
  store.change(named('Cake'))
  loseAnswers(true)
  await pause()
  store.undo()
  await pause()
  expect(store.state().saved).toBe('device')
  loseAnswers(false)
  await store.flush()
  expect(store.state().saved).toBe('saved')
  expect(server()?.Draft.Name).toEqual({})
})

test('a recipe that is more than one account can hold is refused once', async () => {
  const { open, save, failWith } = setUp()
  const base = emptyDraft('en')
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  failWith(new ApiError(409, 'too many foods', 'LimitReached'))
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('refused')
})

test('a tab that takes over saves what the other tab has saved for the first time', async () => {
  const { open, server } = setUp()
  const first = open()
  const second = open()
  first.change(named('Cake'))
  await pause()
  second.writeHere()
  second.change(writeStep('s-1', 'en', 'Bake.'))
  await pause()
  expect(server()).toMatchObject({ Version: 2, Draft: { Name: { en: 'Cake' } } })
  expect(second.state()).toMatchObject({ saved: 'saved', id: 7, conflicts: [] })
})

test('undo is saved like any other change', async () => {
  const { open, server } = setUp()
  const store = open()
  store.change(named('Cake'))
  store.change(named('Pie'))
  store.undo()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake' })
  store.redo()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Pie' })
  store.close()
})
