import { useState, type ReactNode } from 'react'
import { StepOverview } from '#design-system/kitchen/index.ts'
import type { SceneWords } from '#design-system/kitchen/kitchen.fixtures.ts'
import {
  DEFAULT_PREFERENCES,
  type PlayerPreferences,
} from '#design-system/sequence-player/index.ts'
import type { ByEarView } from '#app/features/by-ear/index.ts'
import { FilmSettings } from '../film-settings.tsx'

const nothing = () => undefined

/** A view of cooking by ear at a station; parts that matter to a story replace its own. */
export function viewAt(station: ByEarView['station'], parts: Partial<ByEarView> = {}): ByEarView {
  return {
    mode: 'simmer',
    station,
    passed: 0.5,
    isBusy: station !== 'turn',
    isPaused: false,
    hasFailed: false,
    sentences: [],
    lit: undefined,
    description: undefined,
    isDescriptionLit: false,
    next: nothing,
    back: nothing,
    previous: nothing,
    again: nothing,
    say: nothing,
    togglePause: nothing,
    ...parts,
  }
}

/** A voice as browsers list them. */
export const voiceOf = (name: string, lang: string) => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
  default: false,
})

/** An utterance that takes a voice of the stories. */
class Utterance extends EventTarget {
  voice: unknown = null
  lang = ''
  rate = 1
}

/** Replaces the speech of the browser, and gives it back after the story. */
export function withVoices(voices: ReturnType<typeof voiceOf>[]) {
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: nothing,
    cancel: nothing,
    resume: nothing,
  })
  return () => {
    localStorage.removeItem('simmer.ear')
    const own = Object.entries({
      speechSynthesis: speech,
      SpeechSynthesisUtterance: Utterance,
    }).map(([name, value]) => {
      const before = Object.getOwnPropertyDescriptor(window, name)
      Object.defineProperty(window, name, { configurable: true, value })
      return [name, before] as const
    })
    return () => {
      for (const [name, before] of own) {
        Reflect.deleteProperty(window, name)
        if (before) Object.defineProperty(window, name, before)
      }
      localStorage.removeItem('simmer.ear')
    }
  }
}

/** The settings of the kitchen, open over the stage. */
export const settings = (children: ReactNode) => (words: SceneWords) => (
  <StepOverview
    open
    onOpenChange={nothing}
    title={words.title}
    steps={words.steps(5).slice(0, 1)}
    current={1}
    onSelect={nothing}
    timers={null}
    status={null}
  >
    {children}
  </StepOverview>
)

/** The switches of a film, which act. */
export function Switches() {
  const [preferences, setPreferences] = useState<PlayerPreferences>(DEFAULT_PREFERENCES)
  return (
    <FilmSettings
      film={{
        title: '',
        src: null,
        steps: [],
        musicSrc: '/media/films/music/evening.m4a',
        preferences,
        onPreferencesChange: setPreferences,
      }}
    />
  )
}
