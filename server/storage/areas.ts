/**
 * What is stored, each in a folder of its own: profile pictures, photos of cooking logs, pictures of own
 * recipes, their films and the parts of those that are being sent, uploads of imports, pictures and short films
 * of catalogues, and stitched films.
 */
export const AREAS = [
  'avatars',
  'film-parts',
  'films',
  'imports',
  'log-photos',
  'media',
  'own-films',
  'own-pictures',
] as const
/** One of {@link AREAS}. */
export type Area = (typeof AREAS)[number]

/** The folders of the areas: films lie among the media. */
export const FOLDERS = AREAS.filter((area) => area !== 'films')

/** No hidden files, and nothing above the first folder. */
const KEY = /^[a-z][a-z-]*(?:\/[\w-][\w.-]*)+$/
const KEY_LENGTH_MAX = 500
/** Files that are being written. */
const UNFINISHED = /\.(?:part|draft)$/
/** Parts of files, as Simmer names them. */
const PART = /(?:[\da-f-]{36}\.(?:part|draft)|\d\.webp\.part)$/
/** Stitched films lie among the media of catalogues, where they are served from. */
const FILM = /^media\/films\/[^/]+\.mp4$/

/** The area of a key; undefined for anything that is no key of a stored file. */
export function areaOf(key: string): Area | undefined {
  if (!KEY.test(key) || key.length > KEY_LENGTH_MAX || UNFINISHED.test(key)) return undefined
  if (FILM.test(key)) return 'films'
  const folder = key.slice(0, key.indexOf('/'))
  return FOLDERS.find((area) => area === folder)
}

/** Whether a file has the name of one that Simmer is writing, or could not finish. */
export function isPart(path: string): boolean {
  return PART.test(path)
}

/**
 * The area of a key.
 * @throws {RangeError} for anything that is no key of a stored file
 */
export function requireArea(key: string): Area {
  const area = areaOf(key)
  if (area === undefined) throw new RangeError(`"${key}" is no key of a stored file`)
  return area
}
