import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Insertable, Kysely } from 'kysely'
import { DEMO_FOLDER, type Catalogue } from '#content/catalogue-folder.ts'
import type { ClipLibrary } from '#content/media-format.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import type { MediaTable } from '#server/db/tables/catalogue.ts'
import { contentHash } from '#server/media/content-hash.ts'
import { mediaFolders } from '#server/media/folders.ts'
import { placeVersion } from '#server/media/keep-versions.ts'
import { servedPath } from '#server/media/served-path.ts'
import { batches } from '#server/lib/batches.ts'
import { measurePicture } from '#server/pictures/measure-picture.ts'

/** Pictures and films of a catalogue, by their path below its `media/`. */
export interface GatheredMedia {
  readonly pictures: ReadonlyMap<string, Insertable<MediaTable>>
  /** Served paths of short films. */
  readonly shorts: ReadonlyMap<string, string>
}

/** Pictures measured at the same time. */
const MEASURED_AT_ONCE = 4

/** Paths of every picture that a catalogue may have. */
function picturePaths(catalogue: Catalogue, library: ClipLibrary): string[] {
  const { authors, ingredients, tools, cookbooks, recipes } = catalogue
  const clips = new Set(recipes.flatMap(({ value }) => value.steps.map(({ clip }) => clip)))
  return [
    ...authors.value.map(({ slug }) => `authors/${slug}.webp`),
    ...ingredients.value.map(({ slug }) => `ingredients/${slug}.webp`),
    ...tools.value.map(({ slug }) => `tools/${slug}.webp`),
    ...cookbooks.value.cookbooks.flatMap(({ slug }) =>
      ['cover', 'header'].map((name) => `cookbooks/${slug}/${name}.webp`),
    ),
    ...recipes.flatMap(({ value: { slug } }) =>
      ['cover', 'ingredients', 'tools'].map((name) => `recipes/${slug}/${name}.webp`),
    ),
    ...library.clips.filter(({ id }) => clips.has(id)).map(({ thumb }) => `films/${thumb}`),
  ]
}

/**
 * The file that is served under a path; undefined if there is none. Files of an imported folder are
 * copied into the data folder; the project's own stay where they are.
 */
async function place(
  folder: string,
  path: string,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<string | undefined> {
  const { own, catalogue } = mediaFolders(config)
  const source = join(folder, 'media', path)
  const target = join(own, path)
  const isDemo = resolve(folder) === resolve(DEMO_FOLDER)
  if (!existsSync(source)) {
    const known = [target, join(catalogue, path)].find((file) => existsSync(file))
    return known
  }
  if (isDemo && !existsSync(target)) return source
  if (existsSync(target) && (await contentHash(target)) === (await contentHash(source)))
    return target
  const draft = `${target}.${process.pid}.draft`
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, draft)
  await placeVersion(own, draft, path)
  return target
}

async function readMeasured(
  db: Kysely<Database>,
  paths: readonly string[],
): Promise<Map<string, Insertable<MediaTable>>> {
  const known = new Map<string, Insertable<MediaTable>>()
  for (const batch of batches(paths)) {
    const rows = await db
      .selectFrom('media')
      .select(['path', 'hash', 'width', 'height', 'colour', 'tone'])
      .where('path', 'in', batch)
      .execute()
    for (const row of rows) known.set(row.path, row)
  }
  return known
}

async function served(file: string, path: string): Promise<{ path: string; hash: string }> {
  const hash = await contentHash(file)
  return { path: servedPath(path, hash), hash }
}

async function gatherPictures(
  db: Kysely<Database>,
  paths: readonly string[],
  folder: string,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<Map<string, Insertable<MediaTable>>> {
  const found: { file: string; path: string; served: { path: string; hash: string } }[] = []
  for (const path of paths) {
    const file = await place(folder, path, config)
    if (file !== undefined) found.push({ file, path, served: await served(file, path) })
  }
  const measured = await readMeasured(
    db,
    found.map((picture) => picture.served.path),
  )
  const pictures = new Map<string, Insertable<MediaTable>>()
  for (const batch of batches(found, MEASURED_AT_ONCE))
    await Promise.all(
      batch.map(async ({ file, path, served: address }) => {
        const known = measured.get(address.path)
        pictures.set(path, known ?? { ...address, ...(await measurePicture(file)) })
      }),
    )
  return pictures
}

/**
 * Gathers the pictures and short films of a catalogue: copies them to where they are served from,
 * and measures new pictures.
 * @throws when a picture is broken
 */
export async function gatherMedia(
  db: Kysely<Database>,
  catalogue: Catalogue,
  library: ClipLibrary,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<GatheredMedia> {
  const { folder } = catalogue
  const shorts = new Map<string, string>()
  const films = Object.values(catalogue.family.value).flatMap(({ short, preview }) => [
    short,
    preview,
  ])
  for (const path of new Set(films)) {
    const file = await place(folder, `films/${path}`, config)
    if (file !== undefined) shorts.set(path, (await served(file, `films/${path}`)).path)
  }
  const paths = picturePaths(catalogue, library)
  return { pictures: await gatherPictures(db, paths, folder, config), shorts }
}

/**
 * Adds the pictures that the database does not have.
 * @returns their ids by path below the catalogue's `media/`
 */
export async function writePictures(
  db: Kysely<Database>,
  { pictures }: GatheredMedia,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const batch of batches([...pictures])) {
    const rows = batch.map(([, row]) => row)
    await db
      .insertInto('media')
      .values(rows)
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
    const known = await db
      .selectFrom('media')
      .select(['id', 'path'])
      .where(
        'path',
        'in',
        rows.map(({ path }) => path),
      )
      .execute()
    const byPath = new Map(known.map(({ id, path }) => [path, id]))
    for (const [path, row] of batch) ids.set(path, byPath.get(row.path) ?? 0)
  }
  return ids
}
