// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST_SOUND } from './sounds.ts'

/** What the browser plays, shakes and says. */
const browser = vi.hoisted(() => ({
  hertz: [] as number[],
  shakes: [] as unknown[],
  said: [] as string[],
}))

const VOICE = { lang: 'en-GB', name: 'Voice', voiceURI: 'voice', localService: true }

class Utterance extends EventTarget {
  text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

function installBrowser(): void {
  class Node {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    }
    connect = (next: unknown) => next
    disconnect = () => void browser.hertz.splice(0)
    stop = () => undefined
    start = () => undefined
  }
  class Oscillator extends Node {
    constructor(_context: unknown, { frequency }: { frequency: number }) {
      super()
      browser.hertz.push(frequency)
    }
  }
  class Context extends EventTarget {
    state = 'running'
    currentTime = 0
    resume = async () => undefined
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Oscillator)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [VOICE],
    resume: () => undefined,
    cancel: () => undefined,
    speak(utterance: Utterance) {
      browser.said.push(utterance.text)
      utterance.dispatchEvent(new Event('start'))
      utterance.dispatchEvent(new Event('end'))
    },
  })
  Object.defineProperties(navigator, {
    vibrate: { configurable: true, value: (pattern: unknown) => browser.shakes.push(pattern) },
    userActivation: { configurable: true, value: { hasBeenActive: true } },
  })
}

/** The bell of a page that has been pressed, with stored choices. */
async function openBell(ring: object, ear: object = {}) {
  localStorage.setItem('simmer.kitchen.ring', JSON.stringify(ring))
  localStorage.setItem('simmer.ear', JSON.stringify(ear))
  vi.resetModules()
  const { unlockBell } = await import('../ringing/bell-sound.ts')
  const { setCurrentLanguage } = await import('#app/lib/words/current-language.ts')
  setCurrentLanguage('en')
  unlockBell()
  return (await import('./page-bell.ts')).pageBell
}

const untilSaid = () => vi.advanceTimersByTimeAsync(LONGEST_SOUND * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  installBrowser()
})
afterEach(() => {
  for (const list of Object.values(browser)) list.splice(0)
  localStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('each chosen sound has tones of its own', async () => {
  const lowest: number[] = []
  for (const sound of ['bell', 'clock', 'spoon']) {
    const bell = await openBell({ sound })
    bell.strike([])
    lowest.push(Math.min(...browser.hertz))
    bell.silence()
    expect(browser.hertz).toEqual([])
  }
  expect(lowest).toEqual([880, 2093, 392])
})

test('the phone vibrates unless the cook has turned it off', async () => {
  const shaking = await openBell({})
  shaking.strike([])
  expect(browser.shakes).toHaveLength(1)
  const still = await openBell({ vibrates: false })
  still.strike([])
  expect(browser.shakes).toHaveLength(1)
})

test('after the sound the page says what rings, once for each timer', async () => {
  const bell = await openBell({ says: true })
  bell.strike(['Chicken: time is up.', 'Rice: time is up.'])
  expect(browser.said).toEqual([])
  await untilSaid()
  expect(browser.said).toEqual(['Chicken: time is up.', 'Rice: time is up.'])
  bell.strike([])
  await untilSaid()
  expect(browser.said).toHaveLength(2)
})

test('a timer that is stopped during the sound is not named', async () => {
  const bell = await openBell({ says: true })
  bell.strike(['Chicken: time is up.'])
  bell.silence()
  await untilSaid()
  expect(browser.said).toEqual([])
})

test('nothing is said over a film that can be heard', async () => {
  const film = document.createElement('video')
  Object.defineProperty(film, 'paused', { value: false })
  document.body.append(film)
  const bell = await openBell({ says: true })
  bell.strike(['Chicken: time is up.'])
  await untilSaid()
  expect(browser.said).toEqual([])
  film.muted = true
  bell.strike(['Rice: time is up.'])
  await untilSaid()
  expect(browser.said).toEqual(['Rice: time is up.'])
})

test.for([
  [{}, { reader: 'simmer' }, 1],
  [{}, { reader: 'screenReader' }, 0],
  [{}, {}, 0],
  [{ says: false }, { reader: 'simmer' }, 0],
  [{ says: true }, { reader: 'screenReader' }, 0],
] as const)('with %j and %j it says %i texts', async ([ring, ear, count]) => {
  const bell = await openBell(ring, ear)
  bell.strike(['Chicken: time is up.'])
  await untilSaid()
  expect(browser.said).toHaveLength(count)
})
