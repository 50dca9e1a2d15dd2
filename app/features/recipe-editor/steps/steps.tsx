import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { useEditorContext } from '../context.ts'
import { newKey } from '../document/texts.ts'
import { Remarks } from '../remarks/remarks.tsx'
import { StepRow } from './step-row.tsx'

const stepOf = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-step]')?.dataset['step']
    : undefined

/** Key of the step in which the cook is; undefined where the focus is elsewhere. */
function useActiveStep(list: RefObject<HTMLElement | null>): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const element = list.current
    const come = ({ target }: FocusEvent) => setActive(stepOf(target))
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without one the window has lost the focus, or what had it is gone.
      if (relatedTarget !== null) setActive(stepOf(relatedTarget))
    }
    element?.addEventListener('focusin', come)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', come)
      element?.removeEventListener('focusout', leave)
    }
  }, [list])
  return active
}

/** The steps, and always one more for the next. */
export function Steps() {
  const { t } = useWords()
  const { draft } = useEditorContext()
  const [next, setNext] = useState(() => newKey('s'))
  const list = useRef<HTMLOListElement>(null)
  const active = useActiveStep(list)
  if (draft.Steps.some(({ Key }) => Key === next)) setNext(newKey('s'))
  const rows: DraftStep[] = [...draft.Steps, { Key: next, Text: {} }]
  return (
    <section id="steps" aria-labelledby="wr-steps" className="wr-band">
      <div className="wr-head">
        <h2 id="wr-steps">{t('recipeEditor.steps.title')}</h2>
        {draft.Steps.length > 0 && (
          <span>{t('recipeEditor.steps.count', { count: draft.Steps.length })}</span>
        )}
      </div>
      <Remarks at="steps" />
      <ol ref={list}>
        {rows.map((step, index) => (
          <StepRow
            key={step.Key}
            step={step}
            number={index + 1}
            isNext={step.Key === next}
            isActive={step.Key === active}
            above={rows[index - 1]?.Key}
            below={rows[index + 1]?.Key}
          />
        ))}
      </ol>
    </section>
  )
}
