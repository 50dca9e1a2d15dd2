/** Systems whose settings for voices differ. */
export type VoiceSystem = 'ios' | 'android' | 'windows' | 'macos' | 'linux'

/** The system of a browser, by how it names itself. */
export function voiceSystem({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): VoiceSystem {
  // An iPad has the user agent of a Mac, but no Mac has a touch screen.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  if (/iPhone|iPad/.test(userAgent) || isTablet) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Windows/.test(userAgent)) return 'windows'
  return /Macintosh/.test(userAgent) ? 'macos' : 'linux'
}
