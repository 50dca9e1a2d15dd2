import { useId, useState } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { isTin } from '#cooking/writing/tin.ts'
import { setFacts } from '../document/facts.ts'
import { readMinutes, readYield, writeMinutes, writeYield } from '../document/facts-text.ts'
import { textIn } from '../document/texts.ts'
import { useEditorContext } from '../context.ts'
import { minutesOfSteps } from '../reading/times.ts'
import './facts.css'

/** For how many the recipe is, and how long it takes. */
export function Facts() {
  const { t } = useWords()
  const { draft, language, change } = useEditorContext()
  const steps = minutesOfSteps(draft)
  const times = [
    ['PrepMinutes', 'recipeEditor.facts.prep', 'recipeEditor.facts.examplePrep'],
    ['ActiveMinutes', 'recipeEditor.facts.active', 'recipeEditor.facts.exampleActive'],
    ['TotalMinutes', 'recipeEditor.facts.total', 'recipeEditor.facts.exampleTotal'],
  ] as const
  const fromSteps =
    steps > 0 ? t('recipeEditor.facts.steps', { time: writeMinutes(steps, language) }) : ''
  const { Servings = 0, Form } = draft.Yield ?? {}
  const byTin = isTin(textIn(Form, language).words)
    ? t('recipeEditor.facts.byTin', { one: Servings, two: 2 * Servings })
    : ''
  const yieldHint = draft.Yield ? byTin : t('recipeEditor.facts.makesHint')
  return (
    <div id="facts" tabIndex={-1} className="wr-facts">
      <Fact
        label={t('recipeEditor.facts.makes')}
        placeholder={t('recipeEditor.facts.exampleServings')}
        hint={yieldHint}
        wrong={t('recipeEditor.facts.makesWrong')}
        shown={writeYield(draft.Yield, language)}
        read={(text) => {
          const Yield = readYield(text, language, draft.Yield)
          return Yield === undefined ? undefined : () => change(setFacts({ Yield }))
        }}
        onClear={() => change(setFacts({ Yield: undefined }))}
      />
      {times.map(([name, label, example]) => (
        <Fact
          key={name}
          label={t(label)}
          placeholder={t(example)}
          hint={name === 'TotalMinutes' ? fromSteps : ''}
          wrong={t('recipeEditor.facts.timeWrong')}
          shown={writeMinutes(draft[name], language)}
          read={(text) => {
            const minutes = readMinutes(text)
            return minutes === undefined ? undefined : () => change(setFacts({ [name]: minutes }))
          }}
          onClear={() => change(setFacts({ [name]: undefined }))}
        />
      ))}
      {draft.Nutrition?.Calorie !== undefined && (
        <p>
          <span>{t('recipeEditor.facts.energy')}</span>
          <b>{Math.round(draft.Nutrition.Calorie)}</b>
        </p>
      )}
    </div>
  )
}

interface FactProps {
  label: string
  placeholder: string
  hint: string
  /** What to write instead, for a text that says nothing. */
  wrong: string
  /** The fact as text; '' for none. */
  shown: string
  /** Returns the change that a text asks for; undefined where it says nothing. */
  read: (text: string) => (() => void) | undefined
  onClear: () => void
}

/** A fact that is written as people say it and read when its field is left. */
function Fact({ label, placeholder, hint, wrong, shown, read, onClear }: FactProps) {
  const id = useId()
  const [text, setText] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const leave = () => {
    if (text === undefined || text === shown) return setText(undefined)
    if (text.trim() === '') onClear()
    else {
      const change = read(text)
      if (!change) return setWrong(true)
      change()
    }
    return setText(undefined)
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        placeholder={placeholder}
        value={text ?? shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        onBlur={leave}
        className="wr-line-field"
      />
      <span id={`${id}-hint`}>{isWrong ? wrong : hint}</span>
    </div>
  )
}
