// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api/api-error.ts'
import { createSender } from './sender.ts'
import { createStoredText } from './storage/stored-text.ts'
import { createWaitingList, type WaitingItem } from './storage/waiting-list.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const away = () => new ApiError(0, '')
const refusal = () => new ApiError(400, 'MALFORMED')

/** Items of a member that wait on this device. Each attempt to send one is in progress until `end`. */
function setUp(...keys: string[]) {
  const list = createWaitingList<WaitingItem>(createStoredText(crypto.randomUUID()))
  const add = (key: string) => void list.add({ key, member: 'ada' })
  keys.forEach(add)
  const ends: { resolve: (sent: string) => void; reject: (error: Error) => void }[] = []
  const reports: (() => void)[] = []
  const send = vi.fn(
    async ({ key }: WaitingItem, report: (sent: string) => void) =>
      await new Promise<string>((resolve, reject) => {
        ends.push({ resolve: () => resolve(key), reject })
        reports.push(() => report(`words of ${key}`))
      }),
  )
  const restore = vi.fn<(item: WaitingItem) => void>()
  const useSender = createSender(list, {
    send,
    isPartial: (sent) => sent.endsWith('…'),
    restore,
  })
  const onReceived = vi.fn<Parameters<typeof useSender>[1]>()
  const show = (member = 'ada') => renderHook(() => useSender(member, onReceived))
  return {
    send,
    restore,
    onReceived,
    add,
    show,
    waiting: () => list.read().map(({ key }) => key),
    report: () => reports.shift()?.(),
    goOnline: () => dispatchEvent(new Event('online')),
    pass: async (ms: number) => await vi.advanceTimersByTimeAsync(ms),
    end: async (error?: Error) => {
      const next = ends.shift()
      if (error) next?.reject(error)
      else next?.resolve('')
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('what waits is sent at once, after 20 seconds, and when the connection is back', async () => {
  const { send, show, pass, end, goOnline } = setUp('note')
  expect(send).not.toHaveBeenCalled()
  show()
  expect(send).toHaveBeenCalledTimes(1)
  await end(away())
  await pass(19_999)
  expect(send).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(send).toHaveBeenCalledTimes(2)
  await end(away())
  goOnline()
  expect(send).toHaveBeenCalledTimes(3)
})

test('a connection that is back while an attempt without it is in progress is used at once', async () => {
  const { send, show, end, goOnline } = setUp('note')
  show()
  goOnline()
  goOnline()
  expect(send).toHaveBeenCalledTimes(1)
  await end(away())
  expect(send).toHaveBeenCalledTimes(2)
  await end(away())
  expect(send).toHaveBeenCalledTimes(2)
})

test('nothing is attempted when nothing waits any more, or the page is left', async () => {
  const { send, add, show, pass, end, goOnline } = setUp('note')
  const { unmount } = show()
  await end()
  goOnline()
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  add('other')
  await pass(0)
  expect(send).toHaveBeenCalledTimes(2)
  unmount()
  await end(away())
  goOnline()
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('items are sent in their order, each once, however many send them', async () => {
  const { send, show, end, waiting, onReceived } = setUp('first', 'second')
  show()
  show()
  expect(send).toHaveBeenCalledTimes(1)
  await end()
  expect(waiting()).toEqual(['second'])
  await end()
  expect(waiting()).toEqual([])
  expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['first', 'second'])
  expect(onReceived).toHaveBeenCalledWith({ sent: ['first', 'second'], refused: 0 })
})

test('an item that the server refuses is restored, and the next one is sent', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const { show, end, restore, waiting, onReceived } = setUp('refused', 'fine')
  show()
  await end(refusal())
  expect(restore).toHaveBeenCalledExactlyOnceWith({ key: 'refused', member: 'ada' })
  expect(complain).toHaveBeenCalledOnce()
  await end()
  expect(waiting()).toEqual([])
  expect(onReceived).toHaveBeenCalledWith({ sent: ['fine'], refused: 1 })
})

test('an item of which a part waits stays, and those after it wait, too', async () => {
  const { send, show, end, waiting, onReceived } = setUp('photo…', 'later')
  show()
  await end()
  expect(send).toHaveBeenCalledTimes(1)
  expect(waiting()).toEqual(['photo…', 'later'])
  expect(onReceived).toHaveBeenCalledWith({ sent: ['photo…'], refused: 0 })
})

test('what the server has of an item is received while the rest is being sent', async () => {
  const { show, report, end, onReceived } = setUp('meal')
  show()
  report()
  expect(onReceived).toHaveBeenCalledExactlyOnceWith({ sent: ['words of meal'], refused: 0 })
  await end()
  expect(onReceived).toHaveBeenLastCalledWith({ sent: ['meal'], refused: 0 })
})

test('what another member wrote on this device is not sent', async () => {
  const { send, show, pass } = setUp('note')
  show('ben')
  await pass(60_000)
  expect(send).not.toHaveBeenCalled()
})
