import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { askToken } from '#tests/support/members.ts'
import { LOW_COST } from '#tests/support/no-limits.ts'
import { compareRows, openState, PASSWORD, readRows, STATES } from './earlier-states.ts'

const cases = STATES.flatMap((state) => databases.map((engine) => [state, engine] as const))

/** What migrations move elsewhere: items of shopping lists, and whose they are. */
const MOVED = new Set(['shopping_notes', 'shopping_recipes.user_id'])

test.for(cases)(
  'a database of %s on %s goes through every migration with all its values',
  { timeout: 120_000 },
  async ([state, engine]) => {
    const database = await openState(state, engine)
    const before = await readRows(database)
    await migrate(database.db, database.engine)
    const after = await readRows(database)
    const { values, gone, different } = compareRows(before, after)
    console.info(
      `${state} on ${engine}: ${values} values compared, ${different.length} tables differ`,
    )
    expect(values).toBeGreaterThan(60_000)
    expect(different).toEqual([])
    expect(gone.filter((name) => !MOVED.has(name))).toEqual([])

    // The same tables as a new database.
    const fresh = await openTestDatabase(engine)
    const columnsOf = async ({ db }: Pick<typeof fresh, 'db'>) =>
      (await db.introspection.getTables()).flatMap((table) =>
        table.columns.map(({ name, isNullable }) => `${table.name}.${name} ${isNullable}`),
      )
    expect((await columnsOf(database)).sort()).toEqual((await columnsOf(fresh)).sort())

    // A member of that time signs in and finds what is theirs.
    const serving = await openDatabase(database.config)
    const config = readConfig({ LOG_LEVEL: 'silent', ...database.config })
    const app = await buildApp({ config, database: serving, hashCost: LOW_COST })
    onTestFinished(async () => {
      await app.close()
      await serving.close()
    })
    const password = createHash('sha256').update(PASSWORD).digest('hex')
    const answer = await askToken(app, { username: 'ada@simmer.example', password })
    expect(answer.statusCode).toBe(200)
    const { access_token } = answer.json<{ access_token: string }>()
    const headers = { authorization: `Bearer ${access_token}` }
    for (const url of [
      '/api/me/',
      '/api/recipe/3?LangId=1',
      '/api/shopping?LangId=1',
      '/api/kitchen',
    ]) {
      expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
    }
    expect((await app.inject({ url: '/api/shopping?LangId=1', headers })).body).toContain(
      'Küchenrolle',
    )
    const comments = await app.inject({ url: '/api/recipe/3/comment?limit=4&LangId=1' })
    expect(comments.body).toContain('Good, says ada 🍅 – ½ “quoted”')
  },
)
