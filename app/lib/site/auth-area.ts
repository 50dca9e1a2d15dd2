/** Whether a page is about signing in: one of the two areas, with a frame of its own (SHL-01). */
export function isAuthArea(pathname: string): boolean {
  return /^\/auth(\/|$)/.test(pathname)
}
