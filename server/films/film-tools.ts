import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { WarningLog } from '#server/lib/warning-log.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import type { FilmChecker } from './check/film-checker.ts'

/** Dependencies for storing and checking films. */
export interface FilmTools {
  readonly db: Kysely<Database>
  readonly storage: Storage
  /** `DATA_DIR`, for temporary files. */
  readonly dataDir: string
  readonly checker: FilmChecker
  readonly log: WarningLog
}

/** A member's own recipe, and the current time. */
export interface FilmOwner {
  readonly userId: number
  /** The own recipe. */
  readonly recipeId: number
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}
