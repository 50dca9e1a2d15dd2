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

/** Milliseconds that pass after each key: everything that waits for a rest is spoken by then. */
const REST_MS = 1000

/** How keys are written in the transcript; the others stand for themselves. */
const KEYS: Record<string, string> = { ' ': 'Space' }

/** Takes down what a screen reader says. */
export interface Reporter {
  /** Adds a line of explanation. */
  notes: (text: string) => void
  /** Reads on from the top to the end, as with the reader's own cursor. */
  reads: () => Promise<void>
  /** Presses real keys, one after the other: `Tab`, ` `, `ArrowRight`, `Alt+ArrowDown`. */
  press: (...keys: string[]) => Promise<void>
  /** Types a text, letter by letter. */
  types: (text: string) => Promise<void>
  /** Does something that is no key, such as letting a film run on. */
  does: (what: string, act: () => void) => Promise<void>
  /** The whole transcript. */
  transcript: () => string
}

watchConsole()

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Frames and milliseconds within which a component settles after a key. */
const SETTLED = 4

/** Turns the reader on, at the top of the page. */
const start = () =>
  virtual.start({
    container: document.body,
    advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds),
  })

/** Has the reader look again at where it is: nobody listens to this key. */
const lookAgain = () => virtual.press('F24')

/** Where the reader's cursor is, and what it says there. */
const place = async () => [virtual.activeNode, await virtual.lastSpokenPhrase()] as const

/** What was said last that was no announcement. */
async function lastPhrase(): Promise<string> {
  const log = await virtual.spokenPhraseLog()
  return log.findLast((phrase) => !LIVE.test(phrase)) ?? ''
}

/**
 * Renders a part of the page in a real browser, with the time standing still, and listens to it
 * with a virtual screen reader. Roles and names are those that Chromium computes.
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
    // What is taken out of a live region leaves an empty announcement behind.
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
    else await lookAgain()
    const said = await takeDown()
    // The reader does not repeat itself; its listener has pressed a key in between.
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
      // After the last of all comes the first again: of the page, or of the dialog that is open.
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
