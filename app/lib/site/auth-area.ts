/** Whether a path belongs to /auth or /first, which have no header and footer. */
export function isAuthArea(pathname: string): boolean {
  return /^\/(auth|first)(\/|$)/.test(pathname)
}

/** Whether a path is the kitchen or the steps of a film, which fill the window by themselves. */
export function isStage(pathname: string): boolean {
  return /^\/(cook\/[^/]+|(my\/recipes|week)\/[^/]+\/(cook|film\/steps))\/?$/.test(pathname)
}
