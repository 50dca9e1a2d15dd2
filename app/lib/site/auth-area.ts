/** Whether a path belongs to /auth, which has no header and footer (SHL-01). */
export function isAuthArea(pathname: string): boolean {
  return /^\/auth(\/|$)/.test(pathname)
}
