import { setTimeout } from 'node:timers/promises'
import type { AppProcess } from './app-process.ts'
import { ask, someAddress } from './client.ts'
import type { Member } from './members.ts'
import type { Random } from './random.ts'
import type { Shopper } from './shopper.ts'
import { secondsUntil } from './traffic.ts'

/** Seconds until all is sent and shown once the network is good. */
const SENT_SECONDS = 90
/** Times that a call is repeated while the server is not available, a second apart. */
const PATIENCE = 60

/** A list as the server has it: each word, and whether it is ticked. */
type Words = readonly (readonly [word: string, isOn: boolean])[]

/** Calls of members, as from another device. */
export function callsOf(app: AppProcess, random: Random) {
  const call = async <Answer>(
    { token }: Member,
    method: string,
    path: string,
    body?: Record<string, string>,
  ): Promise<Answer> => {
    const from = someAddress(random)
    const options = { method, token, from, ...(body && { body }) }
    let answer = await ask(app.origin, `/api${path}`, options)
    // A server that has just been started on a busy machine asks for patience, as it does of the app.
    for (let tries = 0; answer.status === 503 && tries < PATIENCE; tries += 1) {
      await setTimeout(1000)
      answer = await ask(app.origin, `/api${path}`, options)
    }
    if (answer.status >= 300 || answer.status === 0) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString()}`)
    }
    return JSON.parse(answer.body.toString()) as Answer
  }
  const lists = async (member: Member) => {
    const { Lists } = await call<{ Lists: { Id: number }[] }>(member, 'GET', '/shopping/lists')
    return Lists.map(({ Id }) => Id)
  }
  const words = async (member: Member, list: number): Promise<Words> => {
    const answer = await call<{ Notes: { Name: string; State: number }[] }[]>(
      member,
      'GET',
      `/shopping?List=${list}`,
    )
    return (answer[1]?.Notes ?? []).map(({ Name, State }) => [Name, State === 1] as const)
  }
  return { call, lists, words }
}

/** Result of {@link callsOf}. */
export type Calls = ReturnType<typeof callsOf>

/** Two lists for the whole household; those of before are gone. */
export async function newLists(
  { call, lists }: Calls,
  members: readonly Member[],
): Promise<number[]> {
  const [keeper] = members
  const made: number[] = []
  for (const Name of ['Weekly shop', 'Market']) {
    const body = { Name, SeenBy: 'household' }
    const { Id } = await call<{ Id: number }>(keeper!, 'POST', '/shopping/lists', body)
    made.push(Id)
  }
  for (const member of members) {
    for (const Id of await lists(member)) {
      if (!made.includes(Id)) await call(member, 'DELETE', `/shopping/lists/${Id}`)
    }
  }
  return made
}

/** What went wrong. */
export interface Verdict {
  lost: number
  doubled: number
  takenBack: number
  unequal: number
}

/** Waits until the server has everything that a member has seen, as the member has left it. */
export async function judgeMember(
  calls: Calls,
  member: Member,
  said: ReadonlyMap<string, boolean>,
) {
  const verdict = { lost: 0, doubled: 0, takenBack: 0 }
  await secondsUntil(async () => {
    const all: Words[] = []
    for (const list of await calls.lists(member)) all.push(await calls.words(member, list))
    const found = new Map(all.flat())
    verdict.lost = [...said.keys()].filter((word) => !found.has(word)).length
    verdict.doubled = all
      .map((words) => words.length - new Set(words.map(([word]) => word)).size)
      .reduce((sum, count) => sum + count, 0)
    verdict.takenBack = [...said].filter(
      ([word, isOn]) => found.has(word) && !all.some((one) => new Map(one).get(word) === isOn),
    ).length
    return verdict.lost + verdict.doubled + verdict.takenBack === 0
  }, SENT_SECONDS)
  return verdict
}

/** Words in an order of their own, to compare. */
const written = (words: Iterable<readonly [string, boolean]>) =>
  [...words]
    .map((word) => word.join())
    .toSorted()
    .join('\n')

/** Whether the screen shows what the server has. */
export async function showsAll(calls: Calls, member: Member, shopper: Shopper, list: number) {
  await shopper.open(`/shopping/${list}`)
  const seconds = await secondsUntil(async () => {
    return written(await calls.words(member, list)) === written(await shopper.shown())
  }, SENT_SECONDS)
  return seconds < Infinity
}
