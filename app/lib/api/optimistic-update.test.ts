import { beforeEach, expect, test, vi } from 'vitest'
import { updateOptimistically, type OptimisticUpdate } from './optimistic-update.ts'

/** A server that answers when it is told to, one call after the other. */
function startServer() {
  const calls: { value: string; answer: () => void; refuse: () => void }[] = []
  const send = (value: string) =>
    new Promise<string>((resolve, reject) => {
      const answer = () => resolve(`${value} it is`)
      calls.push({ value, answer, refuse: () => reject(new Error(value)) })
    })
  return { calls, send }
}

/** Wishes a value under a name of its own, and what has been told of the outcomes. */
function startWishing(name: string) {
  const server = startServer()
  const told: string[] = []
  const want = (value: string, differences: Partial<OptimisticUpdate<string, string>> = {}) =>
    updateOptimistically<string, string>({
      name,
      value,
      send: server.send,
      settle: (answer) => void told.push(answer),
      fail: (error) => {
        told.push(`no ${(error as Error).message}`)
        return () => void told.push('never mind')
      },
      ...differences,
    })
  return { ...server, told, want }
}

/** Lets everything that is due happen. */
const turn = async () => {
  for (let step = 0; step < 5; step++) await Promise.resolve()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('an optimistic update is sent once and settled by the response', async () => {
  const { calls, told, want } = startWishing('once')
  const end = want('on')
  expect(calls.map(({ value }) => value)).toEqual(['on'])
  calls[0]?.answer()
  expect(await end).toBe(true)
  expect(told).toEqual(['on it is'])
})

test('while one call is in progress later updates wait, and only the last is sent', async () => {
  const { calls, told, want } = startWishing('last')
  const ends = [want('on'), want('off'), want('on'), want('off')]
  expect(calls).toHaveLength(1)
  calls[0]?.answer()
  await turn()
  expect(calls.map(({ value }) => value)).toEqual(['on', 'off'])
  calls[1]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true, true, true])
  expect(told).toEqual(['on it is', 'off it is'])
})

test('an update back to the value in progress sends nothing more', async () => {
  const { calls, told, want } = startWishing('back')
  const ends = [want('on'), want('off'), want('on')]
  calls[0]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true, true])
  expect(calls).toHaveLength(1)
  expect(told).toEqual(['on it is'])
})

test('a failure is reported, and cleared by the next update', async () => {
  const { calls, told, want } = startWishing('fails')
  const end = want('on')
  calls[0]?.refuse()
  expect(await end).toBe(false)
  expect(told).toEqual(['no on'])
  const again = want('on')
  expect(told).toEqual(['no on', 'never mind'])
  calls[1]?.answer()
  expect(await again).toBe(true)
})

test('a failure of a superseded update is not reported', async () => {
  const { calls, told, want } = startWishing('overtaken')
  const ends = [want('on'), want('off')]
  calls[0]?.refuse()
  await turn()
  // The call may have arrived all the same: the value is sent again, not taken for the confirmed one.
  expect(calls.map(({ value }) => value)).toEqual(['on', 'off'])
  calls[1]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true])
  expect(told).toEqual(['off it is'])
})

test('updates of other keys are independent', async () => {
  const one = startWishing('one')
  const other = startWishing('other')
  const ends = [one.want('on'), other.want('on')]
  other.calls[0]?.answer()
  one.calls[0]?.answer()
  expect(await Promise.all(ends)).toEqual([true, true])
})
