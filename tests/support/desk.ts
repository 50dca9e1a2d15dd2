import type { Kysely } from 'kysely'
import { adminCommand } from '#server/desk/admin-command.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { AUTHOR_TERMS_VERSION } from '#contract/desk/limits.ts'
import { newMember } from './members.ts'
import type { Headers } from './own-recipes.ts'
import { startTestServer, type TestServerOptions } from './server.ts'

/** A member in a test. */
export interface Person {
  id: number
  headers: Headers
}

/** The id of the member with an e-mail address. */
async function idOf(db: Kysely<Database>, name: string): Promise<number> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', `${name}@simmer.example`)
    .executeTakeFirstOrThrow()
  return id
}

/** A server with members of these names, and how to give them roles by the command. */
export async function startDesk<Name extends string>(
  engine: EngineName,
  names: readonly Name[],
  options: Partial<TestServerOptions> = {},
) {
  const server = await startTestServer(engine, options)
  const { app, database } = server
  const people = {} as Record<Name, Person>
  for (const name of names) {
    const first = name.replace(/^./u, (letter) => letter.toUpperCase())
    const fields = { firstname: first, lastname: 'Krause', username: name }
    const headers = await newMember(app, { ...fields, email: `${name}@simmer.example` })
    people[name] = { headers, id: await idOf(database.db, name) }
  }
  const admin = async (...words: string[]) => await adminCommand(database.db, words)
  const grant = async (name: Name, role: string) =>
    await admin('grant', `${name}@simmer.example`, role)
  return { ...server, people, admin, grant }
}

/** What a member says who asks to become an author. */
export const IMANI = {
  Name: 'Imani Okafor',
  Place: 'Leipzig',
  Description: 'I cook what my two grandmothers cooked.',
  Links: ['https://imani.example/', 'https://www.facebook.com/imani'],
  AcceptsTextLicence: true,
  AcceptsPictureLicence: true,
  TermsVersion: AUTHOR_TERMS_VERSION,
}
