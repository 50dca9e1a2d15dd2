/** A class of errors. */
type ErrorKind = abstract new (...parameters: never[]) => Error

/**
 * Ends a command of the operator with a failure. Errors that the operator can fix are printed as one line,
 * any other with its stack.
 * @param fixable kinds of errors that the operator can fix
 */
export function failCommand(error: unknown, fixable: readonly ErrorKind[]): void {
  const isFixable = fixable.some((kind) => error instanceof kind)
  console.error(isFixable ? (error as Error).message : error)
  process.exitCode = 1
}
