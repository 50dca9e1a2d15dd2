import type { Page } from '@playwright/test'

/** The voices that the browser has. */
export interface VoiceOptions {
  /** Their languages. @default ['en-GB', 'de-DE'] */
  languages?: readonly string[]
}

/** Something that can be heard, in order: a sentence from begin to end, the film, or the knock on wood. */
export interface Heard {
  kind: 'said' | 'cut' | 'film' | 'film ends' | 'knock'
  text: string
  lang: string
}

/**
 * Replaces the browser's speech, which a test cannot hear, with one that records what is said. A
 * sentence takes 40 ms. Films play fast, and are recorded as well.
 */
export async function listen(
  page: Page,
  { languages = ['en-GB', 'de-DE'] }: VoiceOptions = {},
): Promise<void> {
  await page.addInitScript((tags) => {
    const heard: Heard[] = []
    Object.assign(window, { heard })
    interface Said extends EventTarget {
      text: string
      lang: string
    }
    let current: { utterance: Said; timer: ReturnType<typeof setTimeout> } | undefined
    class Utterance extends EventTarget {
      text: string
      lang = ''
      rate = 1
      voice: unknown = null
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const record = (kind: Heard['kind'], { text, lang }: { text: string; lang: string }) =>
      heard.push({ kind, text, lang })
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () =>
        tags.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true })),
      resume: () => undefined,
      cancel: () => {
        if (!current) return
        clearTimeout(current.timer)
        record('cut', current.utterance)
        current = undefined
      },
      speak: (utterance: Said) => {
        if (utterance.text === '') return
        if (current) throw new Error(`Two voices: ${current.utterance.text} / ${utterance.text}`)
        const slow = (window as { voiceMs?: number }).voiceMs ?? 40
        const timer = setTimeout(() => {
          current = undefined
          record('said', utterance)
          utterance.dispatchEvent(new Event('end'))
        }, slow)
        current = { utterance, timer }
        utterance.dispatchEvent(new Event('start'))
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    const film = (kind: Heard['kind']) => (event: Event) => {
      const video = event.target
      if (!(video instanceof HTMLVideoElement) || !video.closest('[data-slot=cook-stage]')) return
      // The event of a film that was paused at once comes late, and nothing is heard.
      if (kind === 'film' && video.paused) return
      if (current && kind === 'film') throw new Error(`Over the film: ${current.utterance.text}`)
      video.playbackRate = 8
      record(kind, { text: '', lang: '' })
    }
    // The low tone of the knock; the bell is higher.
    const KNOCK_HERTZ = 210
    const Tone = OscillatorNode
    Object.assign(window, {
      OscillatorNode: class extends Tone {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options)
          if (options?.frequency === KNOCK_HERTZ) record('knock', { text: '', lang: '' })
        }
      },
    })
    document.addEventListener('play', film('film'), true)
    document.addEventListener('pause', film('film ends'), true)
  }, languages)
}

/** What was heard so far. */
export function heardOn(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
}

/** Counts presses of pointers, so that a journey can show that there were none. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { pointers: 0 })
    for (const type of ['pointerdown', 'touchstart', 'mousedown'])
      addEventListener(
        type,
        () => ((window as unknown as { pointers: number }).pointers += 1),
        true,
      )
  })
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers)
}

/** What was heard, line by line, to be compared with a transcript. */
export function transcriptOf(heard: readonly Heard[]): string {
  const lines = heard
    .filter(({ kind }) => kind !== 'film ends')
    .map(({ kind, text }) => (kind === 'said' ? text : `(${kind})`))
  return `${lines.join('\n')}\n`
}

/** Keeps the handlers that the page gives to media keys, so that a test can press them. */
export async function catchMediaKeys(
  page: Page,
): Promise<(key: MediaSessionAction) => Promise<void>> {
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>()
    Object.assign(window, { mediaKeys: handlers })
    const own = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers.set(action, handler)
      own(action, handler)
    }
  })
  return (key) =>
    page.evaluate((action) => {
      const { mediaKeys } = window as unknown as { mediaKeys: Map<string, (() => void) | null> }
      const press = mediaKeys.get(action)
      if (!press) throw new Error(`Nobody listens to ${action}.`)
      press()
    }, key)
}

/** Blocks the storage of the browser, as its settings can. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
}
