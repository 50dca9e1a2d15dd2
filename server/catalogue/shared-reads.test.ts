import { expect, test } from 'vitest'
import { SharedReads } from './shared-reads.ts'

const fails = async (): Promise<string> => await Promise.reject(new Error('no database'))

test('who asks while a read is under way shares it, who asks later reads anew', async () => {
  const reads = new SharedReads<number>()
  let count = 0
  const read = async () => {
    await Promise.resolve()
    return ++count
  }
  const together = ['a', 'a', 'b', 'a'].map((key) => reads.get(key, read))
  expect(await Promise.all(together)).toEqual([1, 1, 2, 1])
  expect(await reads.get('a', read)).toBe(3)
})

test('a read that fails fails for all who share it, and is not remembered', async () => {
  const reads = new SharedReads<string>()
  const together = [reads.get('a', fails), reads.get('a', fails)]
  await Promise.all(together.map((one) => expect(one).rejects.toThrow('no database')))
  expect(await reads.get('a', async () => 'there again')).toBe('there again')
})
