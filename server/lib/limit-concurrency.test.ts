import { expect, test } from 'vitest'
import { limitConcurrency, QueueFull } from './limit-concurrency.ts'

/** A task that ends when the test ends it. */
function heldTask() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let started = false
  const task = () => {
    started = true
    return promise
  }
  return { task, end: resolve, hasStarted: () => started }
}

test('no more tasks than the limit run at once, and the next starts when one ends', async () => {
  const limited = limitConcurrency(2)
  const tasks = [heldTask(), heldTask(), heldTask()] as const
  const [first] = tasks.map(({ task }) => limited(task))
  expect(tasks.map((task) => task.hasStarted())).toEqual([true, true, false])
  tasks[0].end('one')
  await first
  expect(tasks[2].hasStarted()).toBe(true)
})

test('a task is rejected when the queue is full', async () => {
  const limited = limitConcurrency(1, 1)
  const tasks = [heldTask(), heldTask(), heldTask()] as const
  const running = limited(tasks[0].task)
  const queued = limited(tasks[1].task)
  await expect(limited(tasks[2].task)).rejects.toThrow(QueueFull)
  tasks[0].end('one')
  tasks[1].end('two')
  expect(await Promise.all([running, queued])).toEqual(['one', 'two'])
  expect(tasks[2].hasStarted()).toBe(false)
  expect(await limited(async () => 'three')).toBe('three')
})

test('a task that fails makes room for the next one', async () => {
  const limited = limitConcurrency(1)
  const failing = limited(() => Promise.reject(new Error('broken')))
  const next = limited(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
