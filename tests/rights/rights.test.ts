import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk, type Person } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { sent, signIn } from '#tests/support/members.ts'
import { sampleOf } from '#tests/support/sample-of.ts'
import { tableOf } from './table.ts'
import { FRESH, makeThings, SENT, type Things } from './things.ts'

type CallName = keyof typeof calls
const CALLS = Object.entries<Call>(calls) as readonly (readonly [CallName, Call])[]

/** Who asks, in an order in which nobody takes away what the next one asks for. */
const ASKING = [
  'visitor',
  'deleted',
  'suspended',
  'member',
  'other author',
  'editor',
  'admin',
  'author',
] as const
type Asking = (typeof ASKING)[number]

const NAMES = ['deleted', 'kai', 'mia', 'otto', 'ed', 'ada', 'imani', 'nils'] as const
const NAME_OF: Record<Exclude<Asking, 'visitor'>, (typeof NAMES)[number]> = {
  deleted: 'deleted',
  suspended: 'kai',
  member: 'mia',
  'other author': 'otto',
  editor: 'ed',
  admin: 'ada',
  author: 'imani',
}

/** Calls that end what others need, in this order after all others. */
const AT_LAST: readonly CallName[] = [
  'binOwnCookbook',
  'deleteOwnCookbook',
  'binOwnRecipe',
  'deleteOwnRecipe',
  'leaveHousehold',
  'signOutElsewhere',
  'signOut',
  'deleteAccount',
]
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']
const placeOf = ([name, { method }]: readonly [CallName, Call]) =>
  AT_LAST.includes(name) ? 10 + AT_LAST.indexOf(name) : METHODS.indexOf(method)
/** What is a part of something before the whole, as a list's link before the list. */
const IN_ORDER = CALLS.toSorted(
  (a, b) => placeOf(a) - placeOf(b) || b[1].path.length - a[1].path.length,
)

/** A path with its parameters, each as the longest beginning of the path that has it says. */
function filled(path: string, things: Things): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const known = Object.keys(things)
      .filter((beginning) => path.startsWith(beginning) && name in (things[beginning] ?? {}))
      .sort((a, b) => b.length - a.length)
    return String(things[known[0] ?? '']?.[name] ?? 1)
  })
}

/** Everybody who asks, and what they ask for, which is the author's. */
async function start(engine: EngineName) {
  const server = await startDesk(engine, NAMES, { filled: true })
  const { app, people, grant, database } = server
  await grant('ada', 'admin')
  await grant('ed', 'editor')
  await grant('otto', 'author')
  await grant('imani', 'author')
  await grant('nils', 'author')
  const whose = { who: people.imani.headers, subject: people.nils.id }
  const things = await makeThings(app, database.db, whose)
  const hold = { Reason: 'Insults.' }
  const path = `/desk/members/${people.kai.id}/suspend`
  expect((await call(app, 'PATCH', path, people.ed.headers, hold))[0]).toBe(200)
  const bye = { Message: 'Bye' }
  await call(app, 'PATCH', '/me/delete_account', people.deleted.headers, bye)

  /** What a call answers, as its status; 200 for every success. */
  const ask = async (who: Person | undefined, name: CallName, asked: Call): Promise<string> => {
    const place = Object.keys(FRESH).find((one) => asked.path.startsWith(`${one}/`))
    const about = { other: people.nils.id, author: people.imani.id }
    const id = place === undefined ? undefined : await FRESH[place]?.(database.db, about)
    const made = place === undefined || id === undefined ? things : { ...things, [place]: { id } }
    return await send(who, name, asked, made)
  }
  const send = async (who: Person | undefined, name: CallName, asked: Call, about: Things) => {
    const { method, body, query } = asked
    const said = SENT[name]?.(about) ?? {}
    const asks = query ? { ...(sampleOf(query) as object), ...(method === 'GET' && said) } : {}
    const payload = body && { ...(sampleOf(body) as object), ...said }
    const headers = name === 'signOut' && who ? await signInAgain(who) : (who?.headers ?? {})
    const answer = await app.inject({
      method,
      url: `/api${filled(asked.path, about)}?${new URLSearchParams(asks)}`,
      headers,
      // Some calls are limited by address.
      remoteAddress: `10.0.${randomInt(256)}.${randomInt(256)}`,
      ...(payload && { payload }),
      // Its answer is endless.
      ...(name === 'events' && { payloadAsStream: true }),
    })
    if (name === 'events') answer.stream().destroy()
    return answer.statusCode < 300 ? '200' : String(answer.statusCode)
  }
  const signInAgain = async (who: Person): Promise<Person['headers']> => {
    const name = NAMES.find((one) => people[one] === who)
    return name === 'deleted'
      ? who.headers
      : await signIn(app, { username: `${name}@simmer.example`, password: sent('correct horse') })
  }
  return { people, ask }
}

test.for(databases)(
  'DSK-40 everybody may do what the table of rights says (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const { people, ask } = await start(engine)
    const found = new Map<CallName, Partial<Record<Asking, string>>>()
    for (const asking of ASKING) {
      const who = asking === 'visitor' ? undefined : people[NAME_OF[asking]]
      for (const [name, asked] of IN_ORDER) {
        const status = await ask(who, name, asked)
        expect([asking, name, status]).toEqual([asking, name, expect.stringMatching(/^[234]/u)])
        found.set(name, { ...found.get(name), [asking]: status })
      }
    }
    const rows = CALLS.map(([name, { method, path }]) =>
      [`\`${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}\``].concat(
        ASKING_SHOWN.map((asking) => found.get(name)?.[asking] ?? ''),
      ),
    )
    // The same on both engines; `vitest run -u` writes it anew.
    await expect(tableOf(['Call', ...ASKING_SHOWN], rows)).toMatchFileSnapshot(
      '../../docs/rights.md',
    )
  },
)

/** The columns of the table. */
const ASKING_SHOWN: readonly Asking[] = [
  'visitor',
  'member',
  'author',
  'other author',
  'editor',
  'admin',
  'suspended',
  'deleted',
]
