import { reportFailure } from '#app/lib/report-failure.ts'
import { unlockSpeech } from '#app/features/by-ear/index.ts'
import { bellContext } from '../ringing/bell-sound.ts'
import type { Bell } from '../ringing/ringer.ts'
import { ringPreferences } from './ring-preferences.ts'
import { shouldSpeakRings, speakRings } from './speak-rings.ts'
import { endSound, playSound } from './sounds.ts'

/** Milliseconds of shaking and rest, as the strikes of the small bell. */
const SHAKES = [300, 200, 300, 200, 300]

let speaking: AbortController | undefined

function shake(pattern: number | number[]): void {
  // Browsers refuse, and complain, before the first press.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern)
}

/** The bell of this page, as the cook has chosen it: sound, vibration, and words. */
export const pageBell: Bell = {
  strike(texts) {
    const { sound, vibrates } = ringPreferences()
    if (vibrates) shake(SHAKES)
    const context = bellContext()
    if (context?.state === 'running') playSound(context, sound)
    if (texts.length === 0 || !shouldSpeakRings()) return
    speaking?.abort()
    speaking = new AbortController()
    speakRings(texts, speaking.signal).catch(reportFailure)
  },
  silence() {
    shake(0)
    endSound()
    speaking?.abort()
  },
}

/** Lets the page speak when a timer rings: browsers want a press before the first word. */
export function unlockWords(signal: AbortSignal): void {
  const ending = new AbortController()
  const either = AbortSignal.any([signal, ending.signal])
  const unlock = () => {
    if (!shouldSpeakRings()) return
    unlockSpeech()
    ending.abort()
  }
  for (const type of ['pointerup', 'keydown'])
    document.addEventListener(type, unlock, { signal: either, capture: true })
}
