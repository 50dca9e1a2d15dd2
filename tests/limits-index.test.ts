import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BELL_DEVICES_MAX, PUSH_DEVICES_MAX } from '#contract/bell/limits.ts'
import { KITCHEN_RECORDS_MAX, KITCHEN_SESSIONS_MAX } from '#contract/kitchen/limits.ts'
import { SESSIONS_MAX } from '#contract/limits.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { OPERATIONS_MAX } from '#contract/shopping/limits.ts'
import { openTestDatabase } from './support/database.ts'

const page = readFileSync('docs/limits.md', 'utf8')
const [, perMember = '', perVisitor = '', rest = ''] = page.split(/^## /m)

/** Names in the first column of a table. */
const rowsOf = (part: string) => [...part.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name)
const filled = [...rowsOf(perMember), ...rowsOf(perVisitor)]
const ofTheServer = [...rest.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const readTables = async () => {
  const { db } = await openTestDatabase('sqlite')
  return (await db.introspection.getTables()).filter(({ isView }) => !isView)
}

test('the index of limits lists every table, and no other', async () => {
  const tables = (await readTables()).map(({ name }) => name)
  expect([...new Set([...filled, ...ofTheServer])].sort()).toEqual(tables.sort())
  expect(filled.filter((name) => ofTheServer.includes(name))).toEqual([])
})

test('the index of limits has a row for every table with a member in it', async () => {
  const ofMembers = (await readTables())
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name)
  expect(ofMembers.length).toBeGreaterThan(10)
  expect(rowsOf(perMember)).toEqual(expect.arrayContaining(ofMembers))
})

test('the index of limits states the enforced numbers', () => {
  const kitchen = { KITCHEN_RECORDS_MAX, KITCHEN_SESSIONS_MAX }
  const devices = { BELL_DEVICES_MAX, PUSH_DEVICES_MAX }
  const limits = { ...MEMBER_LIMITS, ...kitchen, ...devices, OPERATIONS_MAX, SESSIONS_MAX }
  for (const [name, most] of Object.entries(limits)) {
    const number = most.toLocaleString('en')
    expect(perMember).toMatch(new RegExp(`\`${name}\` ${number}\\b|\\b${number} \\(\`${name}\`\\)`))
  }
})
