/** Whether a recipe is not there because its author, or the desk, has withdrawn it. */
export function isWithdrawn(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'Withdrawn'
}
