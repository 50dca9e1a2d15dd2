import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { Language } from '#contract/languages.ts'
import { LANGUAGES, listen } from '#tests/support/transcript.tsx'
import { EditorContextProvider, type EditorContext } from './context.ts'
import { LineRow } from './lines/line-row.tsx'
import { foods, readingOf } from './reading/foods.fixture.ts'
import { questionsOf } from './reading/questions.ts'
import { SavedRecipe } from './screen/bar.tsx'
import { Steps } from './steps/steps.tsx'
import type { Saved } from './store/draft-state.ts'

const nothing = () => undefined

/** A recipe with a line, and with a second one whose juice may be from a bottle. */
const DRAFTS: Record<Language, Draft> = {
  en: {
    ...emptyDraft('en'),
    Lines: [
      { Key: 'i-1', Text: { en: '120 g sugar' } },
      { Key: 'i-2', Text: { en: 'juice of half a lemon' } },
    ],
    Steps: [{ Key: 's-1', Text: { en: 'Mix' } }],
  },
  de: {
    ...emptyDraft('de'),
    Lines: [
      { Key: 'i-1', Text: { de: '120 g Zucker' } },
      { Key: 'i-2', Text: { de: 'Saft einer halben Zitrone' } },
    ],
    Steps: [{ Key: 's-1', Text: { de: 'Mische' } }],
  },
}

/** A part of the editor with a recipe of its own. */
function Part({ of, language }: { of: 'lines' | 'steps'; language: Language }) {
  const [draft, setDraft] = useState(DRAFTS[language])
  const reading = readingOf(draft, language)
  const writing: EditorContext = {
    draft,
    language,
    foods,
    reading,
    questions: questionsOf(draft, reading, foods, language, []),
    change: (edit) => setDraft(edit),
    place: ({ edit }) => setDraft(edit),
    focus: nothing,
    id: null,
    putBack: nothing,
    dismiss: nothing,
    pictureOf: nothing,
    returned: undefined,
    wayOut: undefined,
    addPicture: () => Promise.resolve(undefined),
  }
  return (
    <EditorContextProvider value={writing}>
      {of === 'steps' ? (
        <Steps />
      ) : (
        draft.Lines.slice(1).map((line) => (
          <ul key={line.Key}>
            <LineRow
              line={line}
              number={2}
              isNext={false}
              above={undefined}
              below={undefined}
              onPasted={nothing}
            />
          </ul>
        ))
      )}
    </EditorContextProvider>
  )
}

const words = (language: Language, part: React.ReactNode) => (
  <LanguageProvider initial={packOf(language)}>{part}</LanguageProvider>
)

test.each(LANGUAGES)(
  'a line is understood and its question answered as in spoken.lines.%s.txt',
  async (language) => {
    const reporter = await listen(
      'A line',
      language,
      words(language, <Part of="lines" language={language} />),
    )
    await reporter.press('Tab', 'End')
    await reporter.types(language === 'de' ? ', frisch' : ', fresh')
    await reporter.press('Tab', 'Tab', 'Enter')
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.lines.${language}.txt`)
  },
)

test.each(LANGUAGES)('a food is named with @ as in spoken.at.%s.txt', async (language) => {
  const reporter = await listen(
    'A step',
    language,
    words(language, <Part of="steps" language={language} />),
  )
  await reporter.press('Tab', 'End')
  await reporter.types(' @')
  await reporter.press('ArrowDown', 'Enter')
  await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.at.${language}.txt`)
})

test.each(LANGUAGES)(
  'where the text is safe is told as in spoken.saved.%s.txt',
  async (language) => {
    let show: (saved: Saved) => void = nothing
    function Shown() {
      const [saved, setSaved] = useState<Saved>('saved')
      useEffect(() => {
        show = setSaved
      }, [])
      return <SavedRecipe saved={saved} />
    }
    const reporter = await listen('Saved', language, words(language, <Shown />))
    await reporter.reads()
    for (const saved of ['saving', 'device', 'saved'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one state after another
      await reporter.does(saved, () => flushSync(() => show(saved)))
    }
    await expect(reporter.transcript()).toMatchFileSnapshot(`spoken.saved.${language}.txt`)
  },
)
