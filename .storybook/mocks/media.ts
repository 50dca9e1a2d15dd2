/** State of a fake film or piece of music. */
interface FakeState {
  paused: boolean
  ended: boolean
  currentTime: number
}

/** How fake media behave. */
export interface FakeMediaOptions {
  /** Seconds; length of every film and piece of music. */
  duration: number
  /** `loading` never finishes, `failing` fails to load. @default 'ready' */
  film?: 'ready' | 'loading' | 'failing'
  /** Whether the browser refuses autoplay. @default false */
  refusesToPlay?: boolean
}

/** Seconds between two `timeupdate` events, as in browsers. */
const TICK = 0.25
const states = new WeakMap<HTMLMediaElement, FakeState>()

function stateOf(media: HTMLMediaElement): FakeState {
  const known = states.get(media) ?? { paused: true, ended: false, currentTime: 0 }
  states.set(media, known)
  return known
}

const tell = (media: HTMLMediaElement, name: string) => media.dispatchEvent(new Event(name))

/** Advances a playing film tick by tick until the seconds are over or it is paused. */
export function run(media: HTMLMediaElement, seconds: number): void {
  const state = stateOf(media)
  const until = state.currentTime + seconds
  while (!state.paused && state.currentTime < until) {
    state.currentTime = Math.min(state.currentTime + TICK, until, media.duration)
    tell(media, 'timeupdate')
    if (state.currentTime < media.duration) continue
    Object.assign(state, { paused: true, ended: true })
    tell(media, 'pause')
    tell(media, 'ended')
  }
}

/** Replacements of the browser's media methods. */
function fakes({ duration, refusesToPlay = false }: FakeMediaOptions): PropertyDescriptorMap {
  return {
    duration: { configurable: true, get: () => duration },
    paused: {
      configurable: true,
      get(this: HTMLMediaElement) {
        return stateOf(this).paused
      },
    },
    ended: {
      configurable: true,
      get(this: HTMLMediaElement) {
        return stateOf(this).ended
      },
    },
    currentTime: {
      configurable: true,
      get(this: HTMLMediaElement) {
        return stateOf(this).currentTime
      },
      set(this: HTMLMediaElement, seconds: number) {
        Object.assign(stateOf(this), { currentTime: seconds, ended: false })
        tell(this, 'timeupdate')
        tell(this, 'seeked')
      },
    },
    play: {
      configurable: true,
      value(this: HTMLMediaElement) {
        if (refusesToPlay) return Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
        Object.assign(stateOf(this), { paused: false, ended: false })
        tell(this, 'play')
        tell(this, 'playing')
        return Promise.resolve()
      },
    },
    pause: {
      configurable: true,
      value(this: HTMLMediaElement) {
        if (stateOf(this).paused) return
        stateOf(this).paused = true
        tell(this, 'pause')
      },
    },
    load: { configurable: true, value: () => undefined },
  }
}

function silence(event: Event): void {
  if (event.isTrusted && event.target instanceof HTMLMediaElement) event.stopPropagation()
}

const EVENTS = 'loadedmetadata timeupdate seeked play pause playing waiting ended error'.split(' ')

/**
 * Replaces the clock of films and music by one that a story advances with {@link run}, because
 * frames and buffering of real media differ from run to run. Events of real media are suppressed.
 *
 * @returns a function that restores real media; return it from `beforeEach`
 */
export function fakeMedia(options: FakeMediaOptions): () => void {
  const prototype = HTMLMediaElement.prototype
  const replaced = fakes(options)
  const originals = Object.fromEntries(
    Object.keys(replaced).map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)]),
  ) as PropertyDescriptorMap
  Object.defineProperties(prototype, replaced)

  const off = new AbortController()
  for (const name of EVENTS) {
    window.addEventListener(name, silence, { capture: true, signal: off.signal })
  }

  const first = { ready: 'loadedmetadata', failing: 'error', loading: '' }[options.film ?? 'ready']
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const films = node instanceof Element ? node.querySelectorAll('video') : []
      for (const film of first ? films : []) tell(film, first)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  return () => {
    observer.disconnect()
    off.abort()
    Object.defineProperties(prototype, originals)
  }
}
