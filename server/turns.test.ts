import { expect, test } from 'vitest'
import { TooManyWaiting, turns } from './turns.ts'

/** A task that ends when the test says so. */
function heldTask() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let started = false
  const task = () => {
    started = true
    return promise
  }
  return { task, end: resolve, hasStarted: () => started }
}

test('as many tasks run as there are turns, and the next one when one of them ends', async () => {
  const inTurn = turns(2)
  const tasks = [heldTask(), heldTask(), heldTask()] as const
  const [first] = tasks.map(({ task }) => inTurn(task))
  expect(tasks.map((task) => task.hasStarted())).toEqual([true, true, false])
  tasks[0].end('one')
  await first
  expect(tasks[2].hasStarted()).toBe(true)
})

test('a task is refused when enough wait already', async () => {
  const inTurn = turns(1, 1)
  const tasks = [heldTask(), heldTask(), heldTask()] as const
  const running = inTurn(tasks[0].task)
  const waiting = inTurn(tasks[1].task)
  await expect(inTurn(tasks[2].task)).rejects.toThrow(TooManyWaiting)
  tasks[0].end('one')
  tasks[1].end('two')
  expect(await Promise.all([running, waiting])).toEqual(['one', 'two'])
  expect(tasks[2].hasStarted()).toBe(false)
  expect(await inTurn(async () => 'three')).toBe('three')
})

test('a task that fails gives its turn to the next one', async () => {
  const inTurn = turns(1)
  const failing = inTurn(() => Promise.reject(new Error('broken')))
  const next = inTurn(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
