import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { BuildFileTable } from '#server/db/tables/builds.ts'
import { batches } from '#server/lib/batches.ts'
import { orMissing } from '#server/lib/or-missing.ts'

/** Builds whose files are kept: pages of the one before are still open when a new one starts. */
const BUILDS_MAX = 2
/** Files of one statement. */
const BATCH_SIZE = 50
/** Names that the build gives to files. */
const NAME = /^[\w-][\w.-]*$/
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  json: 'application/json; charset=utf-8',
}

const decompress = promisify(brotliDecompress)

/** A built app. */
export interface Build {
  /** Hash of its sources. */
  stamp: string
  /** Folder of the files that pages load. */
  assets: string
}

/**
 * Puts the files of a build into the database, from where processes of another build serve them. Only the
 * last {@link BUILDS_MAX} builds stay there.
 */
export async function shareBuild(db: Kysely<Database>, { stamp, assets }: Build): Promise<void> {
  const known = await db
    .selectFrom('builds')
    .select('id')
    .where('stamp', '=', stamp)
    .executeTakeFirst()
  if (known) return
  const files = await readFiles(assets)
  await db.transaction().execute(async (trx) => {
    // Of several processes of a new build, the others wait for the first and add nothing.
    const added = await trx
      .insertInto('builds')
      .values({ stamp })
      .onConflict((conflict) => conflict.column('stamp').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    for (const batch of batches(files, BATCH_SIZE)) {
      const rows = batch.map((file) => Object.assign(file, { build_id: added.id }))
      await trx.insertInto('build_files').values(rows).execute()
    }
    const kept = await trx
      .selectFrom('builds')
      .select('id')
      .orderBy('id', 'desc')
      .limit(BUILDS_MAX)
      .execute()
    await trx
      .deleteFrom('builds')
      .where(
        'id',
        'not in',
        kept.map(({ id }) => id),
      )
      .execute()
  })
}

/** A file of a build as it is stored: compressed where the build has compressed it. */
export type SharedFile = Pick<BuildFileTable, 'name' | 'encoding' | 'bytes'>

async function readFiles(folder: string): Promise<SharedFile[]> {
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name))
  return await Promise.all(
    names.map(async (name) => {
      const compressed = await orMissing(readFile(join(folder, `${name}.br`)))
      return compressed
        ? { name, encoding: 'br', bytes: compressed }
        : { name, encoding: null, bytes: await readFile(join(folder, name)) }
    }),
  )
}

/** The file of a build with this name; undefined when no build has it. */
export async function findShared(
  db: Kysely<Database>,
  name: string,
): Promise<SharedFile | undefined> {
  if (!NAME.test(name)) return undefined
  return await db
    .selectFrom('build_files')
    .select(['name', 'encoding', 'bytes'])
    .where('name', '=', name)
    .orderBy('build_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Answers with a file of a build. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, encoding, bytes: stored }: SharedFile,
): Promise<FastifyReply> {
  reply
    .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('Vary', 'Accept-Encoding')
  const bytes = Buffer.from(stored)
  if (encoding === null) return await reply.send(bytes)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (negotiate(accepted.toLowerCase(), ['br', 'identity']) !== 'br')
    return await reply.send(await decompress(bytes))
  return await reply.header('Content-Encoding', encoding).send(bytes)
}
