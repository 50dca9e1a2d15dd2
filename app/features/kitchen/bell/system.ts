/** Kinds of browsers whose settings differ. `apple`: an app on the home screen of an iPhone or iPad. */
export type BellSystem = 'chrome' | 'chromePhone' | 'firefox' | 'firefoxPhone' | 'safari' | 'apple'

/** The kind of a browser, by how it names itself. */
export function bellSystem({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): BellSystem {
  if (/iPhone|iPad/.test(userAgent) || isTabletMac(userAgent, maxTouchPoints)) return 'apple'
  const isPhone = /Android|Mobile/.test(userAgent)
  if (/Firefox/.test(userAgent)) return isPhone ? 'firefoxPhone' : 'firefox'
  if (!/Chrom(e|ium)|Edg/.test(userAgent) && /Safari/.test(userAgent)) return 'safari'
  return isPhone ? 'chromePhone' : 'chrome'
}

/** Whether a device has no lock screen that the browser outlives, as a phone has. */
export function isComputer({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return !/Android|iPhone|iPad|Mobile/.test(userAgent) && !isTabletMac(userAgent, maxTouchPoints)
}

/** An iPad has the user agent of a Mac, but no Mac has a touch screen. */
function isTabletMac(userAgent: string, maxTouchPoints: number): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}
