import type { Language } from '#contract/languages.ts'

/** A voice that browsers list. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name' | 'voiceURI'>

/** How a sentence ended: `failed` where the voice did not answer. */
export type Said = 'ended' | 'failed'

/** How a sentence is said. */
export interface SayOptions {
  readonly voice: Voice
  readonly rate: number
  /** Ends it in the middle. */
  readonly signal?: AbortSignal
}

/** How long a browser may take to list its voices, in milliseconds: some list none at first. */
const VOICES_MS = 1500
/** How long a voice may take to begin. */
const BEGIN_MS = 5000
/** More than the slowest voice needs, for a browser that never says that it has ended. */
const SLOWEST_CHARACTER_MS = 250

const speech = (): SpeechSynthesis | undefined =>
  typeof window === 'undefined' ? undefined : window.speechSynthesis

const isOf = (language: Language) => {
  const tag = new RegExp(`^${language}(?:[-_]|$)`, 'iu')
  return ({ lang }: Voice) => tag.test(lang)
}

/** Voices of one language: those on the device first. Never one of another language. */
export function voicesOf(all: readonly Voice[], language: Language): Voice[] {
  return all
    .filter(isOf(language))
    .toSorted((a, b) => Number(b.localService) - Number(a.localService))
}

/**
 * The chosen voice, else the first one.
 *
 * @param chosen by `voiceURI`
 */
export function preferredVoice(
  voices: readonly Voice[],
  chosen: readonly string[],
): Voice | undefined {
  return voices.find(({ voiceURI }) => chosen.includes(voiceURI)) ?? voices[0]
}

/** All voices of this browser; none where it cannot speak. */
export async function findVoices(): Promise<Voice[]> {
  const synthesis = speech()
  if (!synthesis) return []
  if (synthesis.getVoices().length > 0) return synthesis.getVoices()
  await new Promise<void>((resolve) => {
    setTimeout(resolve, VOICES_MS)
    synthesis.addEventListener?.('voiceschanged', () => resolve(), { once: true })
  })
  return synthesis.getVoices()
}

/** Lets the page speak later: browsers want the first word in the handler of a press or a key. */
export function unlockSpeech(): void {
  const synthesis = speech()
  if (synthesis) synthesis.speak(new SpeechSynthesisUtterance(''))
}

/** Says a text. One sentence at a time: Chrome cuts longer ones off after 15 seconds. */
export function say(text: string, { voice, rate, signal }: SayOptions): Promise<Said> {
  const synthesis = speech()
  if (!synthesis) return Promise.resolve('failed')
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice as SpeechSynthesisVoice
  utterance.lang = voice.lang
  utterance.rate = rate
  return new Promise((resolve) => {
    const end = (said: Said) => {
      clearTimeout(begins)
      clearTimeout(ends)
      resolve(said)
    }
    const begins = setTimeout(() => {
      synthesis.cancel()
      end('failed')
    }, BEGIN_MS)
    const ends = setTimeout(
      () => end('ended'),
      BEGIN_MS + (text.length * SLOWEST_CHARACTER_MS) / rate,
    )
    utterance.addEventListener('start', () => clearTimeout(begins))
    utterance.addEventListener('end', () => end('ended'))
    utterance.addEventListener('error', () => end(signal?.aborted ? 'ended' : 'failed'))
    signal?.addEventListener('abort', () => {
      synthesis.cancel()
      end('ended')
    })
    // Some browsers stay paused after another page paused them.
    synthesis.resume()
    synthesis.speak(utterance)
  })
}
