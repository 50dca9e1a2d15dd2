import { keyOf } from '#app/lib/api/keys.ts'
import type { LangId } from '#contract/languages.ts'

/** The keys of the host's page. They are not among those of every page. */
export const hostKeys = {
  /** How the site is. */
  overview: () => keyOf('/host', {}),
  /** Who may register, and who is invited. */
  registration: () => keyOf('/host/registration', {}),
  /** Whether the site is read-only. */
  readOnly: () => keyOf('/host/read-only', {}),
  /** What went wrong, by kind. */
  errors: (langId: LangId) => keyOf('/host/errors', { LangId: langId }),
  /** The backup, or the test of one, that was asked for last. */
  work: () => keyOf('/host/work', {}),
  /** What was in a backup. */
  receipt: (file: string) => keyOf('/host/backups/:file', { file }),
  /** What is new in the version that runs. */
  release: () => keyOf('/host/release', {}),
}
