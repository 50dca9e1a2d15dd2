import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import type { EngineName } from '#server/db/engine.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { startBucket, type TestBucket } from '#tests/support/test-bucket.ts'

const CLI = join(import.meta.dirname, 'storage-cli.ts')
/** The last line of a check. */
const NO_MEDIA_MISSING = expect.stringMatching(
  /^\d{3,} media of catalogues are there, 0 missing, 0 different, 0 films to be made when watched$/,
)

/** A server without a bucket, whose member has three pictures; and a bucket. */
async function start(engine: EngineName) {
  const bucket = await startBucket()
  const server = await startOwn(engine)
  const { app, ada, config } = server
  await (await prepareDatabase(config)).close()
  const avatar = await sendPicture(app, '/me/avatar', { field: 'avatar', headers: ada })
  const meal = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
  const [, { Id }] = await call<CookingLogEntry>(app, 'POST', '/cooked', ada, {
    ...meal,
    Key: randomUUID(),
  })
  const photo = await sendPicture(app, `/cooked/${Id}/photo`, { field: 'photo', headers: ada })
  const own = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const picture = own.json<OwnPicture>()
  await addOwn(app, ada, { ...CRUMBLE, PictureId: picture.Id })
  const paths = [
    avatar.json<{ Path: string }>().Path,
    photo.json<CookingLogEntry>().PhotoPath ?? '',
    picture.Path,
  ]
  const fetched = async () =>
    await Promise.all(paths.map(async (url) => (await app.inject({ url })).rawPayload))
  return { ...server, bucket, fetched }
}

/** Runs the command beside the server. */
async function runStorage(
  {
    config,
    bucket,
  }: { config: { DATA_DIR: string; DATABASE_URL?: string | undefined }; bucket: TestBucket },
  ...words: string[]
) {
  const { DATA_DIR, DATABASE_URL } = config
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), ...bucket.config }
  return await new Promise<{ code: number; lines: string[]; error: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...words], { env }, (failed, stdout, stderr) => {
      const code = typeof failed?.code === 'number' ? failed.code : 0
      resolve({ code, lines: stdout.trim().split('\n'), error: stderr })
    })
  })
}

const ofMembers = (keys: readonly string[]) => keys.filter((key) => /^(avatars|log|own)/.test(key))

test.for(mainDatabase)(
  'pictures move into a bucket and back, and are served from where they lie (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const stage = await start(engine)
    const { bucket, config, database, fetched } = stage
    const before = await fetched()
    // The bucket takes the first picture and then no more.
    let puts = 0
    bucket.fault = ({ method, key }) => {
      if (method === 'PUT' && key.includes('-')) puts += 1
      return puts > 2 ? { status: 403, code: 'AccessDenied' } : undefined
    }
    const refused = await runStorage(stage, 'copy', 'rows', 's3')
    expect([refused.code, refused.error]).toEqual([
      engine === 'postgres' ? 1 : 0,
      engine === 'postgres' ? expect.stringContaining('403 AccessDenied') : '',
    ])
    bucket.fault = () => undefined
    expect(await runStorage(stage, 'copy', 'rows', 's3')).toMatchObject({ code: 0, error: '' })
    const first = await runStorage(stage, 'copy', 'folder', 's3')
    const again = await runStorage(stage, 'copy', 'folder', 's3')
    expect([first.code, again.code]).toEqual([0, 0])
    expect(again.lines.at(-1)).toBe(
      first.lines.at(-1)?.replace(/^(\d+) copied, 0 were/, '0 copied, $1 were'),
    )
    expect(ofMembers(bucket.keys)).toHaveLength(3)
    const { image } = await database.db
      .selectFrom('avatars')
      .select('image')
      .executeTakeFirstOrThrow()
    expect(image).toHaveLength(0)
    expect(await runStorage(stage, 'check')).toMatchObject({
      code: 0,
      lines: ['3 files are there, 0 missing, 0 without a row', NO_MEDIA_MISSING],
    })

    await rm(join(config.DATA_DIR, 'own-pictures'), { recursive: true, force: true })
    expect(await runStorage(stage, 'copy', 's3', 'folder')).toMatchObject({ code: 0, error: '' })
    // This server knows of no bucket.
    expect(await fetched()).toEqual(before)
    expect(await readdir(config.DATA_DIR)).toEqual(
      expect.arrayContaining(['avatars', 'log-photos', 'own-pictures']),
    )
  },
)

test(
  'what a row names and no store has is listed, and the reverse',
  { timeout: 60_000 },
  async () => {
    const stage = await start('sqlite')
    const { bucket, config } = stage
    await runStorage(stage, 'copy', 'folder', 's3')
    await rm(join(config.DATA_DIR, 'own-pictures'), { recursive: true })
    const [key = ''] = ofMembers(bucket.keys)
    const object = bucket.objects.get(`simmer/${key}`)!
    bucket.objects.delete(`simmer/${key}`)
    const other = key.replace(/[\da-f]{32}/, 'a'.repeat(32))
    bucket.objects.set(`simmer/${other}`, object)
    expect(await runStorage(stage, 'check')).toEqual({
      code: 1,
      lines: [
        `missing: ${key}`,
        `no row: ${other}`,
        '0 files are there, 1 missing, 1 without a row',
        NO_MEDIA_MISSING,
      ],
      error: '',
    })
  },
)

test('a store that is not configured, or unknown, is refused', async () => {
  const stage = await start('sqlite')
  for (const words of [['copy', 'folder', 'tape'], ['move'], []]) {
    const { code, error } = await runStorage(stage, ...words)
    expect([code, error]).toEqual([1, expect.stringContaining('npm run storage -- copy FROM TO')])
  }
})
