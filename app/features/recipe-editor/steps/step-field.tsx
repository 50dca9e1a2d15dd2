import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { differenceOf } from '#app/lib/difference-of.ts'
import { joinDraftText, splitDraftText } from '#cooking/writing/draft-text.ts'
import { type Language, otherLanguage } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { divideStep, joinStep, moveStep, addSteps, stepOf, writeStep } from '../document/steps.ts'
import { pastedLines } from '../document/lines.ts'
import { ownText } from '../document/texts.ts'
import { fieldId, useEditorContext } from '../context.ts'
import { actOf, wordCount } from '../parts/key-of-event.ts'
import { RuledField } from '#app/lib/ui/ruled-field.tsx'
import { amountsOf, namedLines } from '../reading/amounts.ts'
import { lostIn } from '../reading/lost.ts'
import { recognisedAt, replaceShown, showStep } from '../reading/step-display.ts'
import { AtMenu } from './at-menu.tsx'
import { StepLayer } from './step-layer.tsx'
import { useNaming } from './use-naming.ts'
import './step-field.css'

/** Props of {@link StepField}. */
export interface StepFieldProps {
  step: DraftStep
  language: Language
  label: string
  /** In an empty field, beside the text in the other language. */
  placeholder?: string
  /** The row that is always there, for the next step. */
  isNext?: boolean
  /** Its own id, where the step has two fields. */
  id?: string
  /** Key of the row above. */
  above?: string | undefined
  below?: string | undefined
  /** Called with the key of the food in which the cursor is. */
  onCaret?: (food: string | undefined) => void
}

const ENDS_WORD = /[\s.,;:!?)]$/u

/** The text of a step: plain text with marks under it. `@` names a food, times are found. */
export function StepField(props: StepFieldProps) {
  const { step, language, label, placeholder = '', isNext = false, above, below, onCaret } = props
  const { draft, foods, reading, change, place, focus } = useEditorContext()
  const listId = useId()
  const [caret, setCaret] = useState<number>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const { Key: key } = step
  const text = ownText(step.Text, language)
  const amountBefore = amountsOf(draft, step, reading, language)
  const shown = showStep(text, language, amountBefore)
  const naming = useNaming({ step, language, shown, amountBefore, caret })
  const lost = lostIn(text, draft, reading, foods)
  const other = ownText(step.Text, otherLanguage(language))
  const fallback = splitDraftText(other)
    .map((piece) => (typeof piece === 'string' ? piece : piece.word))
    .join('')

  const type = (typed: string, at: number) => {
    const { inserted, ...typedOver } = differenceOf(shown.text, typed, at)
    const isSpace = shown.text[typedOver.start - 1] === ' '
    const range =
      naming.dropsSpace(inserted) && isSpace
        ? { start: typedOver.start - 1, end: typedOver.end }
        : typedOver
    const next = replaceShown(shown, amountBefore, range, [inserted])
    change(writeStep(key, language, next), `${key} ${language} ${wordCount(typed)}`)
    setCaret(at)
    if (!ENDS_WORD.test(inserted) || inserted.length > 2) return
    const found = recognisedAt(
      showStep(next, language, amountBefore),
      amountBefore,
      at - inserted.length,
      namedLines(draft, reading),
      language,
    )
    if (found && !refused.includes(found.word))
      change(writeStep(key, language, found.text), `${key} food`)
  }
  /** Turns the food right before the cursor back into plain words. */
  const forgetFood = (at: number): boolean => {
    const span = shown.spans.find(({ kind, end }) => kind === 'food' && end === at)
    if (!span) return false
    const words = shown.text.slice(span.start, span.end)
    change(writeStep(key, language, replaceShown(shown, amountBefore, span, [words])))
    setRefused([...refused, shown.text.slice(span.strongEnd, span.end).trim()])
    return true
  }
  const split = (at: number) => {
    const all = { start: at, end: shown.text.length }
    const before = replaceShown(shown, amountBefore, all, [])
    const after = replaceShown(shown, amountBefore, { start: 0, end: at }, [])
    place(divideStep(key, language, before, after))
  }
  const isBlank = (row: string) =>
    ownText(draft.Steps.find(({ Key }) => Key === row)?.Text, language) === ''
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: at, selectionEnd: end } = event.currentTarget
    const isCollapsed = at === end
    if (naming.press(event)) return event.preventDefault()
    if (event.key === 'Backspace' && isCollapsed && forgetFood(at)) return event.preventDefault()
    const act = actOf(event)
    if (act === undefined) return undefined
    if (act === 'join') {
      const lengthOf = (one: DraftStep, words: string) =>
        showStep(words, language, amountsOf(draft, one, reading, language)).text.length
      const joined = joinStep(draft, key, language, lengthOf)
      if (joined) place(joined)
      else if (above !== undefined) focus(above)
      else return undefined
    } else if (act === 'divide') {
      if (at === shown.text.length && below !== undefined && isBlank(below)) focus(below)
      else if (!isNext) split(at)
    } else {
      change(moveStep(key, act === 'up' ? -1 : 1))
      focus(key, at)
    }
    return event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length === 0 || text !== '') return
    event.preventDefault()
    const steps = lines.map((words) => stepOf(joinDraftText([words]), language))
    change((now) => {
      const after = now.Steps.findIndex(({ Key }) => Key === key)
      const others = { ...now, Steps: now.Steps.filter(({ Key }) => Key !== key) }
      return addSteps(now.Steps[after - 1]?.Key ?? now.Steps.at(-1)?.Key, steps)(others)
    })
    focus(steps.at(-1)?.Key ?? key)
  }
  const follow = (field: HTMLTextAreaElement) => {
    const at = field.selectionStart
    setCaret(at)
    const span = shown.spans.find(
      ({ kind, start, end }) => kind === 'food' && start < at && at <= end,
    )
    onCaret?.(span?.key)
  }
  return (
    <div className="wr-step-text">
      <RuledField
        multiline
        id={props.id ?? fieldId(key)}
        label={label}
        lang={language}
        placeholder={fallback || placeholder}
        value={shown.text}
        layer={<StepLayer shown={shown} lost={lost} begun={naming.begun} />}
        aria-autocomplete="list"
        aria-controls={naming.isOpen ? listId : undefined}
        aria-activedescendant={
          naming.isOpen && naming.highlighted ? `${listId}-${naming.highlighted}` : undefined
        }
        onType={type}
        onKeyDown={press}
        onPaste={paste}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onFocus={({ currentTarget }) => follow(currentTarget)}
        onBlur={() => setCaret(undefined)}
      />
      {naming.isOpen && (
        <AtMenu
          id={listId}
          options={naming.options}
          highlighted={naming.highlighted}
          onTake={(option) => naming.take(option)}
        />
      )}
    </div>
  )
}
