import { randomBytes } from 'node:crypto'
import { sha256Of } from './read-bytes.ts'

/** Folders that pictures named by ids are spread over, so that none has very many. */
const FOLDERS = 256
/** Bytes of chance in a name. */
const NAME_BYTES = 16
/** Hex digits of the SHA-256 in a name. */
const HASH_DIGITS = 16
/** The hash in a name. */
const HASH = /\.([\da-f]{16})\.[a-z\d]+$/

/** A picture of an own recipe, as its row names its file. */
export interface PictureFile {
  readonly media_id: number
  /** Path below `own-pictures`; null where the row of `own_picture_files` or a file named by the id has it. */
  readonly file: string | null
}

/** An import, as its row names its file. */
export interface ImportFile {
  readonly id: number
  /** Name that no other file ever has; null for one that is named by the id. */
  readonly file: string | null
}

/** Key of the file of a picture. */
export function pictureKey(picture: PictureFile): string {
  return `own-pictures/${pictureFile(picture)}`
}

/** Path of the file of a picture below `own-pictures`. */
export function pictureFile({ media_id, file }: PictureFile): string {
  return file ?? `${media_id % FOLDERS}/${media_id}.webp`
}

/** Key of the file of an import. */
export function importKey({ id, file }: ImportFile): string {
  return `imports/${file ?? id}.import`
}

/**
 * Path that no other picture ever has, with the hash of what it names. Nobody can guess it, and it is not the
 * address of the picture.
 */
export function newPictureFile(image: Uint8Array): string {
  const name = randomBytes(NAME_BYTES).toString('hex')
  return `${name.slice(0, 2)}/${name}.${sha256Of(image).slice(0, HASH_DIGITS)}.webp`
}

/** Key of the file of a member's film. */
export function filmKey({ file }: { readonly file: string }): string {
  return `own-films/${file}`
}

/** Key of the file of a part of an upload. */
export function filmPartKey({ file }: { readonly file: string }): string {
  return `film-parts/${file}`
}

/** Path below `own-films` that no other film ever has, and that is not the address of the film. */
export function newFilmFile(sha256: string): string {
  const name = randomBytes(NAME_BYTES).toString('hex')
  return `${name.slice(0, 2)}/${name}.${sha256.slice(0, HASH_DIGITS)}.mp4`
}

/** Path below `film-parts` that no other part ever has. */
export function newFilmPartFile(): string {
  const name = randomBytes(NAME_BYTES).toString('hex')
  return `${name.slice(0, 2)}/${name}.bin`
}

/** Whether bytes are those that a key names; a key without a hash names any. */
export function isNamedBy(key: string, bytes: Uint8Array): boolean {
  const [, hash] = HASH.exec(key) ?? []
  return hash === undefined || sha256Of(bytes).startsWith(hash)
}
