import type { Kysely } from 'kysely'

/** Who links a provider from inside their account, and which sessions end at their provider as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('external_sign_ins')
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .execute()
  await schema.alterTable('external_sign_ins').addColumn('session_hash', 'text').execute()
  await schema.alterTable('external_sign_ins').addColumn('id_token', 'text').execute()
  await schema
    .createIndex('external_sign_ins_user')
    .on('external_sign_ins')
    .column('user_id')
    .execute()
  await schema.alterTable('tokens').addColumn('provider', 'text').execute()
  await schema.alterTable('tokens').addColumn('id_token', 'text').execute()
}
