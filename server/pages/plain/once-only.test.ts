import { expect, test } from 'vitest'
import { OnceOnly } from './once-only.ts'

const isDone = (status: number) => status < 300
const fail = async () => await Promise.reject<number>(new Error('no database'))

test('what is asked for twice at once is done once, and both get its answer', async () => {
  const once = new OnceOnly(isDone)
  let times = 0
  const work = async () => await Promise.resolve(200 + (times += 1))
  const both = [once.make('key', work), once.make('key', work)]
  expect(await Promise.all(both)).toEqual([201, 201])
  expect(await once.make('key', work)).toBe(201)
  expect(await once.make('another', work)).toBe(202)
})

test('what was refused or failed is tried again', async () => {
  const once = new OnceOnly(isDone)
  expect(await once.make('key', async () => await Promise.resolve(503))).toBe(503)
  await expect(once.make('key', fail)).rejects.toThrow('no database')
  expect(await once.make('key', async () => await Promise.resolve(201))).toBe(201)
})
