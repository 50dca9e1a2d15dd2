import {
  DURATION,
  FILM,
  GERMAN_FILM,
} from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
import { Toaster } from '#design-system/toast/toaster.tsx'
import { useLanguage, type Language } from '#design-system/provider/context.ts'
import { DAY_MS } from '#contract/durations.ts'
import { State, States, type Theme } from './sheet.tsx'

/** Every state of a toast, at the foot of a small page. */
export function ToastStates() {
  return (
    <State name="Success; error with something to do; title only (newest last)">
      <div className="relative h-88 transform-gpu overflow-hidden rounded-picture bg-sunken">
        {/* Long enough that it never fades while it is viewed. */}
        <Toaster fadeAfter={DAY_MS} goneAfter={DAY_MS} />
      </div>
    </State>
  )
}

/** Stories of the share dialog, each in a page of its own: it covers the page it opens on. */
const SHARE_STATES = {
  'As it opens': 'default',
  Copied: 'copied',
  'Copying failed': 'copy-failed',
  'With the system’s sheet': 'native-available',
  'The sheet failed': 'sheet-failed',
  'Long title': 'long-title',
}

/** Tests run without Storybook's server, so the pages of the frames do not exist. */
const isTestRun = '__vitest_browser__' in globalThis

/** The page of a story, pinned to a theme and a language. */
const pageOf = (story: string, theme: Theme, language: Language) =>
  `iframe.html?viewMode=story&id=components-sharemodal-states--${story}&globals=theme:${theme};language:${language}`

/** Every state of the share dialog. */
export function ShareStates({ theme }: { theme: Theme }) {
  const language = useLanguage() as Language
  return (
    <States wide>
      {Object.entries(SHARE_STATES).map(([name, story]) => (
        <State key={story} name={name}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook */}
          <iframe
            title={`${name}, ${theme}`}
            loading="lazy"
            src={isTestRun ? undefined : pageOf(story, theme, language)}
            className="h-150 w-full rounded-picture border border-line"
          />
        </State>
      ))}
    </States>
  )
}

/** Every state of the player; `data-film` names the state of the film. */
export function PlayerStates() {
  const film = useLanguage() === 'de' ? GERMAN_FILM : FILM
  const player = {
    ...film,
    src: '/story/film/clocked.mp4',
    poster: '/story/film/plate-pasta.webp',
    musicSrc: '/story/film/clocked.m4a',
  }
  return (
    <States wide>
      <State name="Loading">
        <SequencePlayer {...player} data-film="loading" />
      </State>
      <State name="Ready">
        <SequencePlayer {...player} data-film="ready" />
      </State>
      <State name="Playing, hover on options" shows="hover" on="[data-slot=options] button">
        <SequencePlayer {...player} startAt={{ seconds: 7 }} data-film="runs" />
      </State>
      <State name="Pause line">
        <SequencePlayer {...player} startAt={{ seconds: 11 }} data-film="runs" />
      </State>
      <State name="Focus on a step" shows="focus-visible" on="li:nth-child(2) > button">
        <SequencePlayer {...player} data-film="ready" />
      </State>
      <State name="Options, focus on the first" shows="focus-visible" on="input">
        <SequencePlayer {...player} data-film="options" />
      </State>
      <State name="Ended">
        <SequencePlayer {...player} startAt={{ seconds: DURATION - 1 }} data-film="runs" />
      </State>
      <State name="Missing">
        <SequencePlayer {...player} src={null} />
      </State>
    </States>
  )
}
