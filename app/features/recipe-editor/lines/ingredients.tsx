import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ClipboardPaste, Heading } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import { DRAFT_LINES_MAX } from '#contract/own-recipes/limits.ts'
import { useEditorContext } from '../context.ts'
import { writeYield } from '../document/facts-text.ts'
import { addLine, lineOf, pastedLines, pasteLines } from '../document/lines.ts'
import { newKey } from '../document/texts.ts'
import { understand } from '../reading/understand.ts'
import { Remarks } from '../remarks/remarks.tsx'
import './ingredients.css'
import { LineRow } from './line-row.tsx'

/** The ingredients, one per line, and an empty line for the next one. */
export function Ingredients({ onUndo }: { onUndo: () => void }) {
  const { t } = useWords()
  const { draft, language, reading, change, place, focus, foods } = useEditorContext()
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
    const said = t('recipeEditor.ingredients.pasted', {
      lines: t('recipeEditor.ingredients.lines', { count: lines.length }),
      groups: t('recipeEditor.ingredients.groups', { count: groups }),
      foods: t('recipeEditor.ingredients.foods', { count: lines.length - groups }),
    })
    const isOver = draft.Lines.length + lines.length > DRAFT_LINES_MAX
    setPasted(
      [
        said,
        asked > 0 && t('recipeEditor.ingredients.asked', { count: asked }),
        isOver && t('recipeEditor.ingredients.over', { most: DRAFT_LINES_MAX }),
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
        <h2 id="wr-ingredients">{t('recipeEditor.ingredients.title')}</h2>
        {draft.Yield && (
          <span>
            {t('recipeEditor.ingredients.for', {
              yield: writeYield({ ...draft.Yield, Form: undefined }, language),
            })}
          </span>
        )}
      </div>
      <Remarks at="ingredients" />
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
            {t('recipeEditor.undo')}
          </Button>
        </p>
      )}
      <div aria-hidden={!isFilled || undefined} className="wr-columns">
        <span>{t('recipeEditor.ingredients.asWritten')}</span>
        <span>{t('recipeEditor.ingredients.asRead')}</span>
        <span>{t('recipeEditor.ingredients.tip')}</span>
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
          {t('recipeEditor.ingredients.addGroup')}
        </Button>
        <Button variant="bare" icon={ClipboardPaste} onClick={() => setPasting(true)}>
          {t('recipeEditor.ingredients.paste')}
        </Button>
      </div>
      <PasteList open={isPasting} onOpenChange={setPasting} onPaste={pasteText} />
    </section>
  )
}

/** Props of {@link PasteList}. */
interface PasteListProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the whole text. */
  onPaste: (text: string) => void
}

/** Takes a list over that somebody has copied. */
function PasteList({ open, onOpenChange, onPaste }: PasteListProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() !== '') onPaste(text)
    setText('')
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('recipeEditor.ingredients.pasteTitle')}
      description={t('recipeEditor.ingredients.pasteText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={add}>
            {t('recipeEditor.ingredients.pasteAdd')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('recipeEditor.ingredients.pasteLabel')}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
