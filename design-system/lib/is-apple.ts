/** Whether this is a Mac, iPhone or iPad. Call it in the browser only. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent)
}
