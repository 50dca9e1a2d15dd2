import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ClipboardPaste, Heading } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftLine } from '#contract/own/draft.ts'
import { DRAFT_LINES_MAX } from '#contract/own/limits.ts'
import { addLine, lineOf, pasteLines, pastedLines } from '../document/lines.ts'
import { newKey } from '../document/texts.ts'
import { writeYield } from '../document/facts-text.ts'
import { useWriting } from '../context.ts'
import { understand } from '../reading/understand.ts'
import { LineRow } from './line-row.tsx'
import { PasteList } from './paste-list.tsx'
import './ingredients.css'

/** The ingredients, one per line, and an empty line for the next one. */
export function Ingredients({ onUndo }: { onUndo: () => void }) {
  const { t } = useWords()
  const { draft, language, reading, change, place, focus, foods } = useWriting()
  const [next, setNext] = useState(() => newKey('i'))
  const [pasted, setPasted] = useState<string>()
  const [isPasting, setPasting] = useState(false)
  if (draft.Lines.some(({ Key }) => Key === next)) setNext(newKey('i'))
  const rows: DraftLine[] = [...draft.Lines, { Key: next, Text: {} }]
  const isFilled = draft.Lines.length > 0

  const report = (lines: readonly string[]) => {
    const read = lines.map((text) => understand(lineOf(text, language), foods, language))
    const groups = read.filter(({ kind }) => kind === 'heading').length
    const asked = read.filter(({ doubt }) => doubt).length
    const said = t('write.ingredients.pasted', {
      lines: t('write.ingredients.lines', { count: lines.length }),
      groups: t('write.ingredients.groups', { count: groups }),
      foods: t('write.ingredients.foods', { count: lines.length - groups }),
    })
    const isOver = draft.Lines.length + lines.length > DRAFT_LINES_MAX
    setPasted(
      [
        said,
        asked > 0 && t('write.ingredients.asked', { count: asked }),
        isOver && t('write.ingredients.over', { most: DRAFT_LINES_MAX }),
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  const addGroup = () => {
    const line: DraftLine = { Key: newKey('i'), IsHeading: true, Text: {} }
    change(addLine(draft.Lines.at(-1)?.Key, line))
    focus(line.Key)
  }
  const pasteText = (text: string) => {
    const lines = pastedLines(text)
    const all = lines.length > 0 ? lines : [text.trim()]
    place(pasteLines(draft, next, language, { start: 0, end: 0 }, all))
    report(all)
  }
  let number = 0
  return (
    <section id="ingredients" aria-labelledby="wr-ingredients" className="wr-band">
      <div className="wr-head">
        <h2 id="wr-ingredients">{t('write.ingredients.title')}</h2>
        {draft.Yield && (
          <span>
            {t('write.ingredients.for', {
              yield: writeYield({ ...draft.Yield, Form: undefined }, language),
            })}
          </span>
        )}
      </div>
      {pasted !== undefined && (
        <p role="status" className="wr-bar">
          <Icon of={ClipboardPaste} />
          <span>{pasted}</span>
          <Button
            variant="bare"
            size="s"
            onClick={() => {
              setPasted(undefined)
              onUndo()
            }}
          >
            {t('write.undo')}
          </Button>
        </p>
      )}
      <div aria-hidden={!isFilled || undefined} className="wr-columns">
        <span>{t('write.ingredients.asWritten')}</span>
        <span>{t('write.ingredients.asRead')}</span>
        <span>{t('write.ingredients.tip')}</span>
      </div>
      <ul className="wr-lines">
        {rows.map((line, index) => {
          if (!line.IsHeading && reading.get(line.Key)?.kind !== 'heading') number++
          return (
            <LineRow
              key={line.Key}
              line={line}
              number={number}
              isNext={line.Key === next}
              above={rows[index - 1]?.Key}
              below={rows[index + 1]?.Key}
              onPasted={report}
            />
          )
        })}
      </ul>
      <div className="wr-adds">
        <Button variant="bare" icon={Heading} onClick={addGroup}>
          {t('write.ingredients.addGroup')}
        </Button>
        <Button variant="bare" icon={ClipboardPaste} onClick={() => setPasting(true)}>
          {t('write.ingredients.paste')}
        </Button>
      </div>
      <PasteList open={isPasting} onOpenChange={setPasting} onPaste={pasteText} />
    </section>
  )
}
