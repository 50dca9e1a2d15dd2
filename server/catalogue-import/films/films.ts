import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { contentHash } from '#server/media/content-hash.ts'
import { mediaFolders } from '#server/media/folders.ts'
import { placeVersion } from '#server/media/keep-versions.ts'
import { mediaKey, publishMedia } from '#server/media/publish-media.ts'
import { openStorage, type StorageConfig } from '#server/storage/open-storage.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { servedPath } from '#server/media/served-path.ts'
import type { ClipReader } from './clips.ts'
import type { FilmStep, FilmStepTime } from './stitch.ts'

/** A step film in the media folder. */
export interface Film {
  /** Path below `/media` with the content hash. */
  readonly path: string
  readonly hash: string
  readonly durationMs: number
  readonly steps: readonly FilmStepTime[]
}

/** Path of a recipe's film in a media folder. */
export function filmFile(slug: string): string {
  return `films/${slug}.mp4`
}

/**
 * Makes the film of a recipe in the server's own media folder; a file that already is that film is
 * left alone.
 * @throws for an unknown clip
 */
export async function makeFilm(
  clips: ClipReader,
  { slug, steps }: { slug: string; steps: readonly FilmStep[] },
  config: Pick<Config, 'DATA_DIR'>,
): Promise<Film> {
  // Loaded when a film is made: it reads and writes MP4, which a running server seldom does.
  const { stitchFilm } = await import('./stitch.ts')
  const { bytes, durationMs, steps: times } = await stitchFilm(clips, steps)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const { own } = mediaFolders(config)
  const file = join(own, filmFile(slug))
  if (!existsSync(file) || (await contentHash(file)) !== hash) {
    const draft = `${file}.${randomUUID()}.draft`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, bytes)
    await placeVersion(own, draft, filmFile(slug))
  }
  return { path: servedPath(filmFile(slug), hash), hash, durationMs, steps: times }
}

/**
 * Makes every film that the database knows and neither this machine nor the bucket has, as after moving to
 * another data folder.
 * @returns how many were made
 */
export async function makeMissingFilms(
  database: Pick<OpenDatabase, 'db' | 'engine'>,
  config: StorageConfig,
): Promise<number> {
  const { own } = mediaFolders(config)
  const { db } = database
  const storage = openStorage(config, database)
  const { s3 } = storage.stores
  const films = await db
    .selectFrom('films')
    .innerJoin('slugs', (join) =>
      join.onRef('slugs.id', '=', 'films.recipe_id').on('slugs.kind', '=', 'recipe'),
    )
    .select(['films.recipe_id', 'films.path', 'slugs.slug'])
    // Those of members are not stitched.
    .where('films.recipe_id', 'not in', (shown) =>
      shown.selectFrom('published_films').select('published_films.recipe_id'),
    )
    .orderBy('slugs.slug')
    .execute()
  const missing: typeof films = []
  for (const film of films) {
    if (existsSync(join(own, filmFile(film.slug)))) continue
    if (!(await s3?.head(mediaKey(film.path)))) missing.push(film)
  }
  if (missing.length === 0) return 0
  const { openClips } = await import('./clips.ts')
  const clips = await openClips()
  for (const { recipe_id, slug } of missing) {
    const film = await makeFilm(clips, { slug, steps: await readSteps(db, recipe_id) }, config)
    await publishMedia(storage, film.path, join(own, filmFile(slug)))
  }
  return missing.length
}

/** The steps of a recipe that its film shows. */
export async function readSteps(db: Kysely<Database>, recipeId: number): Promise<FilmStep[]> {
  const steps = await db
    .selectFrom('recipe_steps')
    .select(['key', 'clip'])
    .where('recipe_id', '=', recipeId)
    .orderBy('step_number')
    .execute()
  return steps.flatMap(({ key, clip }) => (clip === null ? [] : [{ key, clip }]))
}
