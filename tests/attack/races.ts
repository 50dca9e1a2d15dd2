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
const TIMES = 20

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
async function raceForComment(stage: Stage, app: AppProcess): Promise<Figure[]> {
  const { engine, start, random } = stage
  const other = engine === 'postgres' ? await start(app.settings) : app
  const [member] = await newMembers(app.origin, 1)
  const text = 'The same words'
  const statuses = await Promise.all(
    Array.from({ length: TIMES }, async (_, index) => {
      const { origin } = index % 2 ? other : app
      const { status } = await ask(origin, '/api/recipe/7/comment?LangId=1', {
        method: 'POST',
        body: { text },
        token: member!.token,
        from: someAddress(random),
        alone: true,
      })
      return status
    }),
  )
  const rows = await withDatabase(app.settings, async ({ db }) =>
    db.selectFrom('comments').select('id').where('text', '=', text).execute(),
  )
  const failures = statuses.filter((status) => status === 0 || status >= 500).length
  return [
    { name: `comment sent ${TIMES} times, made`, value: rows.length, unit: '', min: 1, max: 1 },
    { name: `comment sent ${TIMES} times, failures`, value: failures, unit: '', max: 0 },
  ]
}

/** Calls that overtake each other. */
export const attack: Attack = {
  engines: ['sqlite', 'postgres'],
  run: async (stage) => {
    const app = await stage.start()
    return [...(await raceForSessions(stage, app)), ...(await raceForComment(stage, app))]
  },
}
