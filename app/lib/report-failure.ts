/**
 * Logs a failure that does not stop the page. Nothing else in the app writes to the console.
 */
export function reportFailure(error: unknown): void {
  console.error(error)
}
