import { beforeEach, expect, test, vi } from 'vitest'
import { updateOptimistically, type OptimisticUpdate } from './optimistic-update.ts'

/** A server whose responses the test sends by hand. */
function startServer() {
  const calls: { value: string; answer: () => void; refuse: () => void }[] = []
  const send = (value: string) =>
    new Promise<string>((resolve, reject) => {
      const answer = () => resolve(`${value} it is`)
      calls.push({ value, answer, refuse: () => reject(new Error(value)) })
    })
  return { calls, send }
}

/** Updates a value under its own name, and records the reported outcomes. */
function startUpdates(name: string) {
  const server = startServer()
  const reported: string[] = []
  const update = (value: string, differences: Partial<OptimisticUpdate<string, string>> = {}) =>
    updateOptimistically<string, string>({
      name,
      value,
      send: server.send,
      settle: (answer) => void reported.push(answer),
      fail: (error) => {
        reported.push(`no ${(error as Error).message}`)
        return () => void reported.push('never mind')
      },
      ...differences,
    })
  return { ...server, reported, update }
}

/** Runs all pending microtasks. */
const flush = async () => {
  for (let step = 0; step < 5; step++) await Promise.resolve()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('an optimistic update is sent once and settled by the response', async () => {
  const { calls, reported, update } = startUpdates('once')
  const end = update('on')
  expect(calls.map(({ value }) => value)).toEqual(['on'])
  calls[0]?.answer()
  expect(await end).toBe(true)
  expect(reported).toEqual(['on it is'])
})

test('while one call is in progress later updates wait, and only the last is sent', async () => {
  const { calls, reported, update } = startUpdates('last')
  const ends = [update('on'), update('off'), update('on'), update('off')]
  expect(calls).toHaveLength(1)
  calls[0]?.answer()
  await flush()
  expect(calls.map(({ value }) => value)).toEqual(['on', 'off'])
  calls[1]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true, true, true])
  expect(reported).toEqual(['on it is', 'off it is'])
})

test('an update back to the value in progress sends nothing more', async () => {
  const { calls, reported, update } = startUpdates('back')
  const ends = [update('on'), update('off'), update('on')]
  calls[0]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true, true])
  expect(calls).toHaveLength(1)
  expect(reported).toEqual(['on it is'])
})

test('a failure is reported, and cleared by the next update', async () => {
  const { calls, reported, update } = startUpdates('fails')
  const end = update('on')
  calls[0]?.refuse()
  expect(await end).toBe(false)
  expect(reported).toEqual(['no on'])
  const again = update('on')
  expect(reported).toEqual(['no on', 'never mind'])
  calls[1]?.answer()
  expect(await again).toBe(true)
})

test('a failure of a superseded update is not reported', async () => {
  const { calls, reported, update } = startUpdates('overtaken')
  const ends = [update('on'), update('off')]
  calls[0]?.refuse()
  await flush()
  // The server may have received it despite the error, so the value is sent again.
  expect(calls.map(({ value }) => value)).toEqual(['on', 'off'])
  calls[1]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true])
  expect(reported).toEqual(['off it is'])
})

test('updates of other keys are independent', async () => {
  const one = startUpdates('one')
  const other = startUpdates('other')
  const ends = [one.update('on'), other.update('on')]
  other.calls[0]?.answer()
  one.calls[0]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true])
})
