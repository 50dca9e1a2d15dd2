import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DRAFT_LINE_MAX } from '#contract/own-recipes/limits.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import type { AnswerProps } from './answers.ts'
import { understoodOf, type LineQuestion } from './item-words.ts'

/** Props of {@link LineAnswers}. */
export interface LineAnswersProps extends AnswerProps {
  question: LineQuestion
}

/** Tablespoons that "a good glug" is taken for. */
const GLUG = 2

/** What was understood of a line, and its answers: right, a usual amount, or written otherwise. */
export function LineAnswers({ question, onChoose }: LineAnswersProps) {
  const words = useWords()
  const { t, language } = words
  const [isWriting, setWriting] = useState(false)
  const other = useRef<HTMLButtonElement>(null)
  const { Key, Doubt, Amount, Name } = question
  const amount = `${GLUG} ${UNIT_WORDS[language].tableSpoon.other}`
  const write = (Text: string) => onChoose({ Written: [{ Key, Text }] })
  const stopWriting = () => {
    setWriting(false)
    // After the button is there again.
    requestAnimationFrame(() => other.current?.focus())
  }
  return (
    <li>
      <div>
        <p className="bring-voice">
          <q>{question.Text}</q>
        </p>
        <p className="bring-mini">
          {t('recipeImport.line.understood', { what: understoodOf(question, words) })}
        </p>
      </div>
      {isWriting ? (
        <WriteLine text={question.Text} onWrite={write} onClose={stopWriting} />
      ) : (
        <div className="bring-answers">
          <Button size="s" onClick={() => onChoose({ Settled: [Key] })}>
            {t('recipeImport.line.right')}
          </Button>
          {Doubt === 'vague' && Amount === undefined && (
            <Button size="s" onClick={() => write(`${amount} ${Name}`)}>
              {amount}
            </Button>
          )}
          <Button ref={other} variant="bare" size="s" onClick={() => setWriting(true)}>
            {t('recipeImport.line.other')}
          </Button>
        </div>
      )}
    </li>
  )
}

interface WriteLineProps {
  /** As it was written. */
  text: string
  onWrite: (text: string) => void
  onClose: () => void
}

/** Writes the line otherwise. */
function WriteLine({ text: before, onWrite, onClose }: WriteLineProps) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(before)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      className="bring-write"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onWrite(text.trim())
      }}
    >
      <TextField
        ref={field}
        label={t('recipeImport.line.write')}
        maxLength={DRAFT_LINE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="bring-answers">
        <Button size="s" type="submit" variant="primary">
          {t('recipeImport.save')}
        </Button>
        <Button size="s" variant="bare" onClick={onClose}>
          {t('recipeImport.cancel')}
        </Button>
      </div>
    </form>
  )
}
