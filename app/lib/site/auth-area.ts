/** Whether a path belongs to /auth, which has no header and footer. */
export function isAuthArea(pathname: string): boolean {
  return /^\/auth(\/|$)/.test(pathname)
}

/** Whether a path is the kitchen, which fills the window by itself. */
export function isKitchen(pathname: string): boolean {
  return /^\/(cook\/[^/]+|my\/recipes\/[^/]+\/cook)\/?$/.test(pathname)
}
