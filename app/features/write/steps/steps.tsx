import { useRef, useState } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own/draft.ts'
import { newKey } from '../document/texts.ts'
import { useWriting } from '../context.ts'
import { StepRow } from './step-row.tsx'
import { useActiveStep } from './use-active-step.ts'

/** The steps, and always one more for the next. */
export function Steps() {
  const { t } = useWords()
  const { draft } = useWriting()
  const [next, setNext] = useState(() => newKey('s'))
  const list = useRef<HTMLOListElement>(null)
  const active = useActiveStep(list)
  if (draft.Steps.some(({ Key }) => Key === next)) setNext(newKey('s'))
  const rows: DraftStep[] = [...draft.Steps, { Key: next, Text: {} }]
  return (
    <section id="steps" aria-labelledby="wr-steps" className="wr-band">
      <div className="wr-head">
        <h2 id="wr-steps">{t('write.steps.title')}</h2>
        {draft.Steps.length > 0 && (
          <span>{t('write.steps.count', { count: draft.Steps.length })}</span>
        )}
      </div>
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
