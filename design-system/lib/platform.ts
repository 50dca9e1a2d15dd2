/** Whether this is a Mac, iPhone or iPad. In the browser only. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent)
}
