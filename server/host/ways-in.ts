import type { Kysely } from 'kysely'
import type { WayIn } from '#contract/host/overview.ts'
import { PROVIDERS } from '#contract/provider-sign-in.ts'
import { takesPasswords } from '#server/accounts/passwords-off.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { providerSettings } from '#server/provider-sign-in/provider-settings.ts'
import type { Outside } from './outside.ts'

const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())

/** How people sign in here: each way with how many have it, and whether its provider answers. */
export async function readWaysIn(
  db: Kysely<Database>,
  config: Config,
  { providers }: Pick<Outside, 'providers'>,
): Promise<WayIn[]> {
  const { passwords, passkeys } = await countOwn(db)
  const linked = await db
    .selectFrom('external_identities')
    .innerJoin('users', 'users.id', 'external_identities.user_id')
    .where('users.disabled_at', 'is', null)
    .groupBy('provider')
    .select((row) => ['provider', row.fn.count<number>('user_id').distinct().as('members')])
    .execute()
  const settings = providerSettings(config)
  const names = [...settings.keys(), ...PROVIDERS.filter((name) => !settings.has(name))]
  const none = { Creates: null, Answered: null, SilentSince: null }
  return [
    { Kind: 'password', Name: '', IsOn: takesPasswords(config), Members: passwords, ...none },
    { Kind: 'passkey', Name: '', IsOn: true, Members: passkeys, ...none },
    ...names.map((name): WayIn => {
      const one = settings.get(name)
      const seen = providers.get(name)
      return {
        Kind: 'provider',
        Name: one?.label ?? name,
        IsOn: one !== undefined,
        Members: linked.find(({ provider }) => provider === name)?.members ?? 0,
        Creates: one?.creates ?? null,
        Answered: iso(seen?.answeredAt),
        SilentSince: iso(seen?.silentSince),
      }
    }),
  ]
}

async function countOwn(db: Kysely<Database>) {
  const members = db
    .selectFrom('users')
    .where('kind', '=', 'member')
    .where('disabled_at', 'is', null)
  const { passwords } = await members
    .where('password_hash', 'is not', null)
    .select((row) => row.fn.countAll<number>().as('passwords'))
    .executeTakeFirstOrThrow()
  const { passkeys } = await members
    .where('id', 'in', (own) => own.selectFrom('passkeys').select('user_id'))
    .select((row) => row.fn.countAll<number>().as('passkeys'))
    .executeTakeFirstOrThrow()
  return { passwords, passkeys }
}

/**
 * Names of providers whose buttons are hidden, because they do not answer. None where nothing else is left: the last
 * way in stays.
 */
export function silentProviders(
  config: Config,
  { providers }: Pick<Outside, 'providers'>,
): string[] {
  const names = [...providerSettings(config).keys()]
  const silent = names.filter((name) => (providers.get(name)?.silentSince ?? null) !== null)
  return silent.length < names.length || takesPasswords(config) ? silent : []
}
