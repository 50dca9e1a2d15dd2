import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { providerSettings } from '#server/provider-sign-in/provider-settings.ts'
import { StartError } from '#server/start-error.ts'

/**
 * Refuses to start a site that nobody could sign in to: without passwords it needs a provider, or a member with a
 * passkey.
 * @throws {StartError}
 */
export async function checkWayIn(db: Kysely<Database>, config: Config): Promise<void> {
  if (config.LOCAL_SIGN_IN === 'on' || providerSettings(config).size > 0) return
  const passkey = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select('passkeys.id')
    .where('users.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (passkey) return
  throw new StartError(
    'LOCAL_SIGN_IN cannot be off: the last way in cannot be switched off. Set up a provider, or sign in and add a passkey first.',
  )
}
