import { type FileBin, FILE_BIN_DAYS } from './file-bin.ts'

/** Of so many files one may seem unused; more look like the wrong database. */
const SHARE = 10

/** The files of a folder, and those of them that no row of the database names. */
export interface FoundFiles {
  readonly count: number
  /** Paths below the data folder. */
  readonly unused: readonly string[]
}

/** Where lines for the operator go. */
export interface WarningLog {
  warn: (line: string) => void
}

/** Writes nothing: for tests and measurements. */
export const NO_LOG: WarningLog = { warn: () => {} }

/** What tidying works with. */
export interface TidyTools {
  readonly bin: FileBin
  readonly log: WarningLog
}

/**
 * Puts files that seem unused into the bin and logs it. A database that is older than the folder knows many
 * of them not: more than a tenth stay where they are, with a warning.
 *
 * @param what for the log, such as "pictures of own recipes"
 */
export async function tidyFiles(
  { bin, log }: TidyTools,
  what: string,
  { count, unused }: FoundFiles,
): Promise<void> {
  if (unused.length === 0) return
  const found = `${unused.length} of ${count} ${what} are not in the database`
  if (unused.length * SHARE > count) {
    log.warn(`${found}. These are more than a tenth, so they stay. Is it the right database?`)
    return
  }
  log.warn(`${found}: DATA_DIR/bin keeps them for ${FILE_BIN_DAYS} days`)
  for (const path of unused) await bin.put(path)
}
