import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { plainDraftText } from '#contract/own/step-text.ts'
import type { DraftStep } from '#contract/own/draft.ts'
import type { StepConflict } from '../document/merge.ts'
import { putStep } from '../document/steps.ts'
import { textIn, type Edit } from '../document/texts.ts'
import { useWriting } from '../context.ts'
import './conflict.css'

/** Props of {@link Conflict}. */
export interface ConflictProps {
  conflict: StepConflict
  onResolve: (key: string, edit: Edit) => void
}

/** Asks which text of a step to keep if it was changed here and on another device. */
export function Conflict({ conflict, onResolve }: ConflictProps) {
  const { t } = useWords()
  const { draft, language } = useWriting()
  const { key, mine, theirs } = conflict
  const at = draft.Steps.findIndex(({ Key }) => Key === key)
  const title =
    at < 0 ? t('write.conflict.titleGone') : t('write.conflict.title', { number: at + 1 })
  useEffect(() => announce(title), [title])
  const wordsOf = (step: DraftStep) => plainDraftText(textIn(step.Text, language).words)
  return (
    <section role="group" aria-label={title} className="wr-conflict">
      <h2>{title}</h2>
      <p>{t('write.conflict.text')}</p>
      <div className="wr-versions">
        <div>
          <b>{t('write.conflict.here')}</b>
          <p lang={language}>{wordsOf(mine)}</p>
          <Button variant="primary" full onClick={() => onResolve(key, (now) => now)}>
            {t('write.conflict.keep')}
          </Button>
        </div>
        <div>
          <b>{t('write.conflict.there')}</b>
          <p lang={language}>{wordsOf(theirs)}</p>
          <Button full onClick={() => onResolve(key, putStep(theirs, 'instead'))}>
            {t('write.conflict.use')}
          </Button>
        </div>
      </div>
      <Button variant="bare" onClick={() => onResolve(key, putStep(theirs, 'behind'))}>
        {t('write.conflict.both')}
      </Button>
    </section>
  )
}
