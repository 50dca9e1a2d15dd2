import { sleep } from '#app/lib/sleep.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import {
  byEarPreferences,
  findVoices,
  preferredVoice,
  say,
  voicesOf,
} from '#app/features/by-ear/index.ts'
import { ringPreferences } from './ring-preferences.ts'
import { LONGEST_SOUND } from './sounds.ts'

/** Whether a film can be heard: nothing is spoken over it. */
function isFilmHeard(): boolean {
  return Array.from(document.querySelectorAll('video')).some(
    ({ paused, muted, volume }) => !paused && !muted && volume > 0,
  )
}

/**
 * Whether the page speaks the name of a timer that rings: never where a screen reader does. A cook who has
 * chosen in the kitchen that Simmer reads aloud need not choose again.
 */
export function shouldSpeakRings(): boolean {
  const { reader } = byEarPreferences()
  return reader !== 'screenReader' && (ringPreferences().says ?? reader === 'simmer')
}

/**
 * Speaks texts after the sound of the bell, one after the other, in the language of the page. Speaks
 * nothing where the device has no voice of that language.
 *
 * @param signal ends it in the middle
 */
export async function speakRings(texts: readonly string[], signal: AbortSignal): Promise<void> {
  await sleep(LONGEST_SOUND * 1000, [signal, 'abort'])
  const { rate, voices: chosen } = byEarPreferences()
  const voice = preferredVoice(voicesOf(await findVoices(), currentLanguage()), chosen)
  if (!voice) return
  for (const text of texts) {
    if (signal.aborted || isFilmHeard()) return
    await say(text, { voice, rate, signal })
  }
}
