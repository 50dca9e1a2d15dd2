import { MINUTE_MS } from '../durations.ts'

/** Largest film that is stored, in bytes: what the studio has made, or a file that goes through untouched. */
export const FILM_BYTES_MAX = 2 * 1024 ** 3
/** Maximum size of all stored films of a member, published ones included, in bytes. */
export const FILMS_BYTES_MAX = 20 * 1024 ** 3
/** Longest film, in milliseconds. */
export const FILM_MS_MAX = 60 * 60 * 1000
/** Shortest part of a step, in milliseconds. */
export const FILM_PART_MS_MIN = 200
/** Longest side of a stored film, in pixels. */
export const FILM_SIDE_MAX = 1920
/** Size of each part of an upload but the last, in bytes: it arrives within a minute at 0.6 Mbit/s. */
export const FILM_UPLOAD_PART = 4 * 1024 ** 2
/** Number of parts of the largest film. */
export const FILM_UPLOAD_PARTS_MAX = FILM_BYTES_MAX / FILM_UPLOAD_PART
/** Maximum number of uploads that a member has begun and not finished. */
export const FILM_UPLOADS_MAX = 3
/** Days after its last part for which an unfinished upload is kept. */
export const FILM_UPLOAD_DAYS = 7
/** Days for which a film that was replaced or withdrawn is kept for kitchens that run. */
export const FILM_REPLACED_DAYS = 2
/** Digits of the code that opens a preview. */
export const PREVIEW_CODE_DIGITS = 6
/** Milliseconds within which a preview is opened. */
export const PREVIEW_OPEN_MS = 10 * MINUTE_MS
/** Milliseconds after which a studio that has said nothing is closed, and its preview with it. */
export const PREVIEW_SILENT_MS = 10 * MINUTE_MS
/** Codes that all people together may type while one works: of a million, so few are guessed. */
export const PREVIEW_CODES_MAX = 200
/** Days for which a film that was published is kept after another one took its place. */
export const FILM_VERSION_DAYS = 90
/** Maximum number of captions of a film in one language. */
export const FILM_CAPTIONS_MAX = 2_000
/** Longest caption, in characters. */
export const FILM_CAPTION_MAX = 200
/** Longest description of a step's film for those who do not see it, in characters. */
export const FILM_DESCRIPTION_MAX = 500
/** Longest sound in brackets, in characters. */
export const FILM_SOUND_MAX = 60
