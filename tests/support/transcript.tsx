import { virtual } from '@guidepup/virtual-screen-reader'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Language } from '#design-system/provider/context.ts'
import { INITIAL_GLOBALS } from '../../.storybook/globals.ts'
import { StoryProvider } from '../../.storybook/decorators/story-provider.tsx'
import { expectQuietConsole, watchConsole } from './fail-on-console.ts'
import { containersOf, entrance, isAside, LIVE, plainly } from './spoken-phrases.ts'
import '../../.storybook/preview.css'

/** The languages a transcript is written in. */
export const LANGUAGES: Language[] = ['en', 'de']

/** Milliseconds that pass after each key: longer than all debounced announcements. */
const REST_MS = 1000

/** Names of keys in the transcript; other keys are written as they are. */
const KEYS: Record<string, string> = { ' ': 'Space' }

/** Writes a transcript of a screen reader. */
export interface Reporter {
  /** Adds a line of explanation. */
  notes: (text: string) => void
  /** Reads from the top to the end with the reader's cursor. */
  reads: () => Promise<void>
  /** Presses real keys, one after the other: `Tab`, ` `, `ArrowRight`, `Alt+ArrowDown`. */
  press: (...keys: string[]) => Promise<void>
  /** Types a text, letter by letter. */
  types: (text: string) => Promise<void>
  /** Runs an action other than a key, such as playing a film. */
  does: (what: string, act: () => void) => Promise<void>
  /** The whole transcript. */
  transcript: () => string
}

watchConsole()

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Number of frames, and of milliseconds, within which a component settles after a key. */
const SETTLED = 4

/** Turns the reader on, at the top of the page. */
const start = () =>
  virtual.start({
    container: document.body,
    advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds),
  })

/** Makes the reader read its position again, with a key that has no handler. */
const refresh = () => virtual.press('F24')

/** The element at the reader's cursor, and its phrase. */
const place = async () => [virtual.activeNode, await virtual.lastSpokenPhrase()] as const

/** The last phrase that is not an announcement. */
async function lastPhrase(): Promise<string> {
  const log = await virtual.spokenPhraseLog()
  return log.findLast((phrase) => !LIVE.test(phrase)) ?? ''
}

/**
 * Renders a part of the page in a real browser with a stopped clock, and reads it with a virtual screen
 * reader. Roles and names are those that Chromium computes.
 *
 * @param title first line of the transcript
 */
export async function listen(
  title: string,
  language: Language,
  part: ReactNode,
): Promise<Reporter> {
  if (!('computedRole' in document.body)) throw new Error('Chromium hides what it computes.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  flushSync(() => {
    root.render(<StoryProvider globals={{ ...INITIAL_GLOBALS, language }}>{part}</StoryProvider>)
  })
  await vi.advanceTimersByTimeAsync(REST_MS)
  await start()
  onTestFinished(async () => {
    await virtual.stop()
    root.unmount()
    page.remove()
    vi.useRealTimers()
    expectQuietConsole()
  })

  const lines = [
    `${title} (${language})`,
    'The reader’s own words (roles, states, positions) stay English. » marks what is announced.',
  ]
  let heard = (await virtual.spokenPhraseLog()).length
  let focused: Element | null = null
  let entered: Element[] = []

  const write = (phrase: string) => void lines.push(`    ${plainly(phrase)}`)
  const takeDown = async () => {
    const log = await virtual.spokenPhraseLog()
    // Removing text from a live region causes an empty announcement.
    const phrases = log.slice(heard).filter((phrase) => phrase.replace(LIVE, '') !== '')
    heard = log.length
    for (const phrase of phrases) write(phrase.replace(LIVE, '» $1: '))
    return phrases.filter((phrase) => !LIVE.test(phrase))
  }
  const perform = async (what: string, act: () => unknown) => {
    lines.push('', what)
    const before = lines.length
    await act()
    for (let count = 0; count < SETTLED; count++) await frame()
    await vi.advanceTimersByTimeAsync(SETTLED)
    const active = document.activeElement
    const moved = active !== focused
    focused = active
    const around = containersOf(active)
    around.filter((it) => !entered.includes(it)).forEach((it) => write(entrance(it)))
    entered = around
    if (active === document.body) write('(the focus is nowhere)')
    else await refresh()
    const said = await takeDown()
    // The virtual reader skips repeated phrases, which a real one speaks after another key.
    if (moved && said.length === 0 && active !== document.body) {
      write(await lastPhrase())
    }
    await vi.advanceTimersByTimeAsync(REST_MS)
    await frame()
    await takeDown()
    if (lines.length === before) write('(silence)')
  }

  return {
    notes: (text) => void lines.push('', `# ${text}`),
    reads: async () => {
      lines.push('', '# Read from the top')
      await virtual.stop()
      await start()
      const passed: [Node | null, string][] = []
      let [node, phrase] = await place()
      // After the last element the cursor returns to the first one of the page or of the open dialog.
      while (!passed.some(([it, said]) => it === node && said === phrase)) {
        if (!isAside(node, phrase)) write(phrase)
        passed.push([node, phrase])
        await virtual.next()
        ;[node, phrase] = await place()
      }
      heard = (await virtual.spokenPhraseLog()).length
      lines.push('', '# Along the keyboard')
    },
    press: async (...keys) => {
      for (const key of keys) {
        const [last = '', ...held] = key.split('+').toReversed()
        const down = held.map((it) => `{${it}>}`).join('')
        const up = held.map((it) => `{/${it}}`).join('')
        const pressed = last === ' ' ? ' ' : `{${last}}`
        await perform(KEYS[key] ?? key, () => userEvent.keyboard(`${down}${pressed}${up}`))
      }
    },
    types: (text) => perform(`Type “${text}”`, () => userEvent.keyboard(text)),
    does: perform,
    transcript: () => `${lines.join('\n')}\n`,
  }
}
