// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { emptyMemory, readMemory, writeMemory } from './memory.ts'

test('a memory survives the page', () => {
  const entry = { actedAt: 12, digest: 'abc', isConfirmed: true }
  const memory = {
    ...emptyMemory('12345678'),
    version: 7,
    ahead: -3_600_000,
    actedIn: new Set(['a']),
    ledger: new Map([['a session', entry]]),
  }
  writeMemory(createStoredText('test.memory'), memory)
  expect(readMemory(createStoredText('test.memory'))).toEqual(memory)
})

test.for([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"owner":1}',
  '{"owner":"a","version":"1","ahead":0,"actedIn":[],"rows":[]}',
  '{"owner":"a","version":1,"ahead":null,"actedIn":[],"rows":[]}',
  '{"owner":"a","version":1,"ahead":0,"actedIn":{},"rows":[]}',
])('a stored %j is no memory', (text) => {
  const stored = createStoredText('test.bad-memory')
  stored.write(text)
  expect(readMemory(stored)).toBeUndefined()
})

test('rows that make no sense are left out', () => {
  const stored = createStoredText('test.bad-rows')
  const rows = [['a session', 1, 'x', true], ['b'], 5, null, ['c oven', '1', 'x', true]]
  stored.write(JSON.stringify({ owner: 'a', version: 1, ahead: 0, actedIn: [], rows }))
  expect([...(readMemory(stored)?.ledger.keys() ?? [])]).toEqual(['a session'])
})
