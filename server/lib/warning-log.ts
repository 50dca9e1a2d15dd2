/** Where lines for the operator go. */
export interface WarningLog {
  warn: (line: string) => void
}

/** Writes nothing: for tests and measurements. */
export const NO_LOG: WarningLog = { warn: () => {} }
