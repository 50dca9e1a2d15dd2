import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import { otherLanguage } from '#contract/languages.ts'
import {
  divideLine,
  joinLine,
  moveLine,
  pasteLines,
  pastedLines,
  removeLine,
  writeLine,
} from '../document/lines.ts'
import { ownText } from '../document/texts.ts'
import { fieldId, readId, useEditorContext } from '../context.ts'
import { actOf, wordCount } from '../parts/key-of-event.ts'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { understand } from '../reading/understand.ts'
import { Remarks } from '../remarks/remarks.tsx'
import { CorrectLine } from './correct-line.tsx'
import { LineQuestion } from './line-question.tsx'
import { doubtText } from './doubt-text.ts'
import { spokenLine } from './line-words.ts'
import { UnderstoodButton } from './understood-button.tsx'

/** Props of {@link LineRow}. */
export interface LineRowProps {
  line: DraftLine
  /** Among the ingredients; headings have none. */
  number: number
  /** The row that is always there, for the next ingredient. */
  isNext: boolean
  /** Keys of the rows above and below. */
  above: string | undefined
  below: string | undefined
  onPasted: (lines: readonly string[]) => void
}

/** A line of ingredients: left what the cook writes, right what is understood. */
export function LineRow({ line, number, isNext, above, below, onPasted }: LineRowProps) {
  const { t } = useWords()
  const { draft, language, foods, reading, change, place, focus } = useEditorContext()
  const [isCorrecting, setCorrecting] = useState(false)
  const before = useRef('')
  const { Key: key } = line
  const text = ownText(line.Text, language)
  const other = ownText(line.Text, otherLanguage(language))
  const read = reading.get(key) ?? understand(line, foods, language)
  const isHeading = read.kind === 'heading'
  const label = isHeading
    ? t('recipeEditor.ingredients.group')
    : isNext
      ? t('recipeEditor.ingredients.new')
      : t('recipeEditor.ingredients.line', { number })

  const isBlank = (row: string) =>
    ownText(draft.Lines.find(({ Key }) => Key === row)?.Text, language) === ''
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const act = actOf(event)
    const { selectionStart: caret } = event.currentTarget
    if (act === undefined) return
    if (act === 'join') {
      const joined = joinLine(draft, key, language)
      if (joined) place(joined)
      else if (above !== undefined) focus(above)
      else return
    } else if (act === 'divide') {
      const isEnd = caret === text.length
      if (isEnd && below !== undefined && isBlank(below)) focus(below)
      else if (!isNext) place(divideLine(draft, key, language, caret))
    } else {
      change(moveLine(key, act === 'up' ? -1 : 1))
      focus(key, caret)
    }
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length === 0) return
    event.preventDefault()
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    place(pasteLines(draft, key, language, { start, end }, lines))
    onPasted(lines)
  }
  const leave = () => {
    if (text === before.current) return
    if (!isNext && text.trim() === '' && other === '') change(removeLine(key))
    else if (read.kind === 'food') {
      const understood = t('recipeEditor.ingredients.understood', { text: spokenLine(read) })
      announce(`${understood} ${doubtText(t, read)}`.trim())
    }
  }
  return (
    <li
      data-heading={isHeading || undefined}
      data-understood={(read.kind !== 'empty' && !isHeading) || undefined}
      className="wr-line"
    >
      <RuledField
        id={fieldId(key)}
        label={label}
        lang={language}
        placeholder={isNext ? t('recipeEditor.ingredients.next') : other}
        enterKeyHint="next"
        autoCapitalize="off"
        value={text}
        onType={(typed) => change(writeLine(key, language, typed), `${key} ${wordCount(typed)}`)}
        onKeyDown={press}
        onPaste={paste}
        onFocus={() => {
          before.current = text
        }}
        onBlur={leave}
      />
      {read.kind !== 'empty' && (
        <UnderstoodButton
          read={read}
          isOpen={isCorrecting}
          onClick={() => setCorrecting(!isCorrecting)}
        />
      )}
      {isCorrecting && (
        <CorrectLine
          line={line}
          read={read}
          onClose={() => {
            setCorrecting(false)
            document.getElementById(readId(key))?.focus()
          }}
        />
      )}
      {read.doubt && !isCorrecting && (
        <LineQuestion line={line} read={read} onCorrect={() => setCorrecting(true)} />
      )}
      <Remarks at={`Lines.${key}`} />
    </li>
  )
}
