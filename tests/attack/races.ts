import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import { ask, someAddress } from './client.ts'
import { withDatabase } from './databases.ts'
import { newMembers, sent, signIn, tokenOf, type Member } from './members.ts'
import type { Attack, Stage } from './stage.ts'

/** Sign-ins of one account at the same time: fewer than a minute allows. */
const SIGN_INS = 8
const ACCOUNTS = 12
/** Milliseconds between two sign-ins. */
const SPREAD_MS = 40
/** The same comment, and different ones after each other. */
const TIMES = 20
const ROUNDS = 5

/** Sessions that somebody who knew the old password still has after its change. */
async function sessionsLeft(
  app: AppProcess,
  member: Member,
  stage: Stage,
): Promise<[number, number]> {
  const { random } = stage
  const password = sent('another password')
  const change = async () => {
    const answer = await ask(app.origin, '/api/me/password', {
      method: 'PATCH',
      body: { OldPassword: member.password, Password: password },
      token: member.token,
      from: someAddress(random),
    })
    if (answer.status !== 200) throw new Error(`The password was not changed: ${answer.status}`)
  }
  // Spread over the time that hashing takes: some read the old password before the change and are
  // let in after it.
  const signIns = Array.from({ length: SIGN_INS }, async (_, index) => {
    await delay(index * SPREAD_MS)
    return await signIn(app.origin, member)
  })
  await delay(SPREAD_MS + random() * SPREAD_MS)
  await change()
  const answers = await Promise.all(signIns)
  const tokens = answers.map(tokenOf).filter((token) => token !== undefined)
  const uses = await Promise.all(
    tokens.map((token) => ask(app.origin, '/api/me/', { token, from: someAddress(random) })),
  )
  return [tokens.length, uses.filter(({ status }) => status === 200).length]
}

async function raceForSessions(stage: Stage, app: AppProcess): Promise<Figure[]> {
  let issued = 0
  let valid = 0
  for (const member of await newMembers(app.origin, stage.short ? 4 : ACCOUNTS)) {
    const [tokens, left] = await sessionsLeft(app, member, stage)
    issued += tokens
    valid += left
  }
  return [
    { name: 'old password, sessions made', value: issued, unit: '' },
    { name: 'old password, sessions still valid', value: valid, unit: '', max: 0 },
  ]
}

/** The same comment many times at once; on PostgreSQL over two processes. */
async function raceForComments(stage: Stage, app: AppProcess): Promise<Figure[]> {
  const { engine, start, random } = stage
  const other = engine === 'postgres' ? await start(app.settings) : app
  const [member] = await newMembers(app.origin, 1)
  const send = async (index: number, text: string) =>
    ask((index % 2 ? other : app).origin, '/api/recipe/7/comment?LangId=1', {
      method: 'POST',
      body: { text },
      token: member!.token,
      from: someAddress(random),
    })
  // Both processes have answered before, so that neither is late.
  await Promise.all([send(0, 'First'), send(1, 'Second')])
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const sends = Array.from({ length: TIMES }, (_, index) => send(index, `The same ${round}`))
    statuses.push(...(await Promise.all(sends)).map(({ status }) => status))
  }
  const rows = await withDatabase(app.settings, async ({ db }) =>
    db.selectFrom('comments').select('id').where('text', 'like', 'The same %').execute(),
  )
  const refused = statuses.filter((status) => status !== 201).length
  return [
    {
      name: `${ROUNDS} comments sent ${TIMES} times, made`,
      value: rows.length,
      unit: '',
      min: ROUNDS,
      max: ROUNDS,
    },
    { name: `${ROUNDS} comments sent ${TIMES} times, refused`, value: refused, unit: '', max: 0 },
  ]
}

/** Calls that overtake each other. */
export const attack: Attack = {
  engines: ['postgres', 'sqlite'],
  run: async (stage) => {
    const app = await stage.start()
    return [...(await raceForSessions(stage, app)), ...(await raceForComments(stage, app))]
  },
}
