import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account.ts'
import type { Author } from '#contract/author.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'

const run = promisify(execFile)
const CLI = fileURLToPath(new URL('admin-cli.ts', import.meta.url))

test.for(databases)(
  'DSK-05 the command gives and takes roles, and lists them (%s)',
  async (engine) => {
    const { app, people, admin } = await startDesk(engine, ['ada', 'mia'])
    expect(await admin('roles')).toBe('Nobody has a role.')
    expect(await admin('grant', 'ADA@simmer.example', 'admin')).toBe(
      'ADA@simmer.example is admin now',
    )
    expect(await admin('grant', 'ada@simmer.example', 'admin')).toMatch(/already$/)
    // An author gets a page under the name of the account.
    await admin('grant', 'mia@simmer.example', 'author')
    const [, me] = await call<CurrentUser>(app, 'GET', '/me/', people.mia.headers)
    const [, author] = await call<Author>(app, 'GET', `/author/${me.AuthorId}`)
    expect(author).toMatchObject({ Name: 'Mia Krause', Description: null })
    expect(await admin('roles')).toBe('admin: ada@simmer.example\nauthor: mia@simmer.example')
    expect(await admin('revoke', 'ada@simmer.example', 'admin')).toMatch(/no longer$/)
    expect(await admin('revoke', 'ada@simmer.example', 'admin')).toMatch(/is not admin$/)
    expect(await admin('log', 'check')).toMatch(
      /^The log is whole: 3 rows, the last with [\da-f]{64}$/,
    )
  },
)

test.for(databases)('DSK-06 an author of a folder becomes a member’s (%s)', async (engine) => {
  const { app, people, admin } = await startDesk(engine, ['ada', 'mia'], { filled: true })
  expect(await admin('author', 'mia@simmer.example', 'jonas-weber')).toMatch(/jonas-weber now$/)
  const [, me] = await call<CurrentUser>(app, 'GET', '/me/', people.mia.headers)
  expect(me.Roles).toEqual(['author'])
  const taken = admin('author', 'ada@simmer.example', 'jonas-weber')
  await expect(taken).rejects.toThrow('is a member’s already')
  await expect(admin('author', 'ada@simmer.example', 'nobody')).rejects.toThrow('no author')
  const second = admin('author', 'mia@simmer.example', 'samuel-lindqvist')
  await expect(second).rejects.toThrow('another name already')
  // The folder's author stays when the member goes.
  await call(app, 'PATCH', '/me/delete_account', people.mia.headers, { Message: 'Bye' })
  const [, author] = await call<Author>(app, 'GET', `/author/${me.AuthorId}?LangId=1`)
  expect(author.Name).toBe('Jonas Weber')
})

test('npm run admin says how to call it, and ends with 1 for a broken log', async () => {
  const { admin, database } = await startDesk('sqlite', ['ada'])
  for (const [words, message] of [
    [[], 'Usage: npm run admin -- grant EMAIL ROLE'],
    [['grant', 'ada@simmer.example', 'king'], 'Usage: '],
    [['grant', 'nobody@simmer.example', 'editor'], 'No member has the e-mail address'],
    [['grant', 'ada', 'editor'], 'No member has the e-mail address'],
    [['log'], 'Usage: '],
  ] as const) {
    await expect(admin(...words)).rejects.toThrow(message)
  }
  await admin('grant', 'ada@simmer.example', 'editor')
  await sql`drop trigger desk_log_update`.execute(database.db)
  await database.db.updateTable('desk_log').set({ subject_id: 99 }).execute()
  const env = { ...process.env, ...database.config }
  await expect(run(process.execPath, [CLI, 'log', 'check'], { env })).rejects.toMatchObject({
    code: 1,
    stderr:
      'The log is broken: row 1 is missing or is not as it was written. The 0 before it are.\n',
  })
})
