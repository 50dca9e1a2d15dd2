import type { Kysely } from 'kysely'
import type { Provider } from '#contract/provider-sign-in.ts'
import type { SignInWays } from '#contract/sign-in/sign-in-ways.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { ProviderSettings } from '#server/provider-sign-in/provider-settings.ts'

/** Dependencies of reading the ways into an account. */
export interface WaysParts {
  db: Kysely<Database>
  /** The configured providers. */
  providers: ReadonlyMap<Provider, ProviderSettings>
  /** Whether people sign in with passwords. */
  takesPasswords: boolean
}

const dateOf = (time: number) => new Date(time).toISOString()

/** The ways in which a member can sign in, and providers that could be linked. */
export async function readWays(
  { db, providers, takesPasswords }: WaysParts,
  userId: number,
): Promise<SignInWays> {
  const account = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const linked = await db
    .selectFrom('external_identities')
    .select(['provider', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return {
    HasPassword: takesPasswords && typeof account?.password_hash === 'string',
    Passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      Id: id,
      Name: name,
      Added: dateOf(created_at),
      LastUsed: last_used_at === null ? null : dateOf(last_used_at),
    })),
    Providers: [...providers].map(([name, { label }]) => {
      const link = linked.find(({ provider }) => provider === name)
      return { Name: name, Label: label, Linked: link ? dateOf(link.created_at) : null }
    }),
  }
}

/**
 * Refuses to leave an account without a way in. Called in the transaction that has removed one.
 * @throws {ApiError} `LastWayIn`
 */
export async function refuseLastWay(parts: WaysParts, userId: number): Promise<void> {
  const { HasPassword, Passkeys, Providers } = await readWays(parts, userId)
  const isLinked = Providers.some(({ Linked }) => Linked !== null)
  if (!HasPassword && Passkeys.length === 0 && !isLinked) throw new ApiError('LastWayIn')
}
