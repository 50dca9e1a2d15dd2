import { useEffect } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { StepConflict } from '../document/merge.ts'
import { putStep } from '../document/steps.ts'
import { textIn, type Edit } from '../document/texts.ts'
import { useEditorContext } from '../context.ts'
import './conflict.css'

/** Props of {@link Conflict}. */
export interface ConflictProps {
  conflict: StepConflict
  onResolve: (key: string, edit: Edit) => void
}

/** Asks which text of a step to keep if it was changed here and on another device. */
export function Conflict({ conflict, onResolve }: ConflictProps) {
  const { t } = useWords()
  const { draft, language } = useEditorContext()
  const { key, mine, theirs } = conflict
  const at = draft.Steps.findIndex(({ Key }) => Key === key)
  const title =
    at < 0
      ? t('recipeEditor.conflict.titleGone')
      : t('recipeEditor.conflict.title', { number: at + 1 })
  useEffect(() => announce(title), [title])
  const wordsOf = (step: DraftStep) => plainDraftText(textIn(step.Text, language).words)
  return (
    <section role="group" aria-label={title} className="wr-conflict">
      <h2>{title}</h2>
      <p>{t('recipeEditor.conflict.text')}</p>
      <div className="wr-versions">
        <div>
          <b>{t('recipeEditor.conflict.here')}</b>
          <p lang={language}>{wordsOf(mine)}</p>
          <Button variant="primary" full onClick={() => onResolve(key, (now) => now)}>
            {t('recipeEditor.conflict.keep')}
          </Button>
        </div>
        <div>
          <b>{t('recipeEditor.conflict.there')}</b>
          <p lang={language}>{wordsOf(theirs)}</p>
          <Button full onClick={() => onResolve(key, putStep(theirs, 'instead'))}>
            {t('recipeEditor.conflict.use')}
          </Button>
        </div>
      </div>
      <Button variant="bare" onClick={() => onResolve(key, putStep(theirs, 'behind'))}>
        {t('recipeEditor.conflict.both')}
      </Button>
    </section>
  )
}
