import type { BellBrowser, BellDeviceKind, DeviceName } from '#contract/bell/device.ts'

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

/** Browsers by what only they have in their names, in this order. */
const BROWSERS: readonly [RegExp, BellBrowser][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What a device is called in a list of devices. */
export function deviceName(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceName {
  const found = BROWSERS.find(([sign]) => sign.test(device.userAgent))
  return { Kind: kindOf(device), Browser: found?.[1] ?? null }
}

function kindOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): BellDeviceKind {
  if (/iPhone/.test(userAgent)) return 'iPhone'
  if (/iPad/.test(userAgent) || isTabletMac(userAgent, maxTouchPoints)) return 'iPad'
  if (/Android/.test(userAgent) && !/Mobile/.test(userAgent)) return 'tablet'
  return /Android|Mobile/.test(userAgent) ? 'phone' : 'computer'
}

/** An iPad has the user agent of a Mac, but no Mac has a touch screen. */
function isTabletMac(userAgent: string, maxTouchPoints: number): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}
