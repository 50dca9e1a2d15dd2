import type { Generated } from 'kysely'

/** Files of members' films. A file goes with the last row that names it, whatever table that is in. */
export interface FilmFileTable {
  id: Generated<number>
  /** Whose room it takes; null when the account has been deleted. */
  user_id: number | null
  /** Path below `own-films`, that no other file ever has. */
  file: string
  /** SHA-256 in hex. */
  sha256: string
  bytes: number
  width: number
  height: number
  has_sound: number
  duration_ms: number
  /** Milliseconds since 1970, UTC; so are the others. */
  made_at: number
}

/** The film of an own recipe. */
export interface OwnFilmTable {
  /** Of the range of own ids, and random. */
  id: number
  recipe_id: number
  user_id: number
  file_id: number
  /** 32 hexadecimal digits that nobody can guess: whoever knows them sees the film. */
  address: string
  /** Counts the changes of the document. */
  version: number
  /** `FilmDocument` of the contract as JSON. */
  document: string
}

/** Films that others have taken the place of, for kitchens that run. */
export interface ReplacedFilmTable {
  film_id: number
  /** The own recipe or the published one. */
  recipe_id: number
  file_id: number
  address: string
  document: string
  ends_at: number
}

/** Films that are being sent, and those that were, so that a lost answer is given again. */
export interface FilmUploadTable {
  /** Random. */
  id: string
  user_id: number
  recipe_id: number
  /** Size of the whole file. */
  bytes: number
  part_bytes: number
  /** As its sender has counted it, in hex; null when it has not. */
  sha256: string | null
  /** The film that was made of it; null while it is not finished. */
  film_id: number | null
  /** When it was begun, a part of it arrived, or it was finished. */
  touched_at: number
}

/** Parts of uploads that have arrived. */
export interface FilmPartTable {
  id: Generated<number>
  upload_id: string
  /** From 0. */
  number: number
  bytes: number
  /** In hex. */
  sha256: string
  /** Path below `film-parts`, that no other file ever has. */
  file: string
}

/** Films that are tried in the kitchen of another device. */
export interface FilmPreviewTable {
  /** Random. */
  id: string
  recipe_id: number
  user_id: number
  /** Hash of the digits; null once it is opened, as `secret_hash` is. */
  code_hash: string | null
  /** Hash of what the QR code holds. */
  secret_hash: string | null
  /** Hash of the token of the device that has opened it. */
  token_hash: string | null
  /** An address of its own for the film, which ends with it. */
  address: string
  /** Until when it may be opened. */
  expires_at: number
  /** When the studio was there last. */
  watched_at: number
  opened_at: number | null
  /** Step at which the other device is; null before it has said so. */
  step: number | null
  /** Since when. */
  step_at: number | null
}

/** Films beside the drafts that were sent in with them. */
export interface SubmissionFilmTable {
  submission_id: number
  /** `own_films.id` and `version` at that time. */
  film_id: number
  version: number
  file_id: number
  /** An address of its own, for the desk. */
  address: string
  document: string
}

/** Films of published recipes. */
export interface PublishedFilmTable {
  /** The published recipe. */
  recipe_id: number
  /** `films.id`; null while the film is hidden or withdrawn. */
  film_id: number | null
  file_id: number
  address: string
  document: string
  /** When the desk has hidden it; null for a film that it has not. */
  hidden_at: number | null
  /** When its author has taken it back; null for a film that nobody has. */
  withdrawn_at: number | null
}
