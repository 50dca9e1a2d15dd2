/** Whether this is a Mac, iPhone or iPad. False on a server. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent)
}
