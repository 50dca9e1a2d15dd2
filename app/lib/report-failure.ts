/**
 * Logs a failure that the page lives with (ERR-28). The one place where the app writes to the
 * console.
 */
export function reportFailure(error: unknown): void {
  console.error(error)
}
