import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairTurns, type FairTurnsOptions } from './fair-turns.ts'
import { QueueFull } from './limit-concurrency.ts'

/** Turns, the names of the tasks that have started, and how to end one. */
function watched(options: FairTurnsOptions) {
  const turns = new FairTurns(options)
  const started: string[] = []
  const open = new Map<string, () => void>()
  const run = (owner: number, name: string, place?: string) =>
    turns.run({ owner, ...(place !== undefined && { place }) }, async () => {
      started.push(name)
      await new Promise<void>((resolve) => open.set(name, resolve))
      return name
    })
  const end = async (name: string) => {
    open.get(name)?.()
    await nextTurn()
  }
  return { run, end, started }
}

test('owners take turns, however many tasks one of them has', async () => {
  const { run, end, started } = watched({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3']) void run(1, name)
  void run(2, 'b1')
  void run(3, 'c1')
  await nextTurn()
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('an owner, and a place, have limits of their own, and others pass them', async () => {
  const { run, end, started } = watched({ atOnce: 10, perOwner: 2, perPlace: 3 })
  for (const name of ['a1', 'a2', 'a3']) void run(1, name, 'slow.example')
  for (const name of ['b1', 'b2']) void run(2, name, 'slow.example')
  void run(3, 'c1', 'fast.example')
  await nextTurn()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('a1')
  expect(started).toHaveLength(5)
  await end('b1')
  await end('a2')
  expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('a task is rejected when its owner has too many queued, and those of others are not', async () => {
  const { run, end } = watched({ atOnce: 1, queuedMax: 1 })
  const first = run(1, 'a1')
  const second = run(1, 'a2')
  await expect(run(1, 'a3')).rejects.toThrow(QueueFull)
  const other = run(2, 'b1')
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  expect(await Promise.all([first, second, other])).toEqual(['a1', 'a2', 'b1'])
})

test('a task that fails makes room for the next one', async () => {
  const turns = new FairTurns({ atOnce: 1 })
  const failing = turns.run({ owner: 1 }, () => Promise.reject(new Error('broken')))
  const next = turns.run({ owner: 1 }, async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
