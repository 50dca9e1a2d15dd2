import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type {
  DuplicateChoice,
  ImportItem,
  ImportQuestion,
} from '#contract/recipe-import/recipe-import.ts'
import type { AnswerProps } from './answers.ts'
import { Compare } from './compare.tsx'
import { LineAnswers } from './line-answers.tsx'

/** Props of {@link Questions}. */
export interface QuestionsProps extends AnswerProps {
  /** Of the import. */
  importId: Id
  item: ImportItem
}

/** The questions about a recipe, each with its answers. */
export function Questions({ importId, item, onChoose }: QuestionsProps) {
  return (
    <div className="bring-questions">
      {item.Like && <Known importId={importId} item={item} onChoose={onChoose} />}
      <ul>
        {item.Questions.map((question) => (
          <Question
            key={'Key' in question ? question.Key : question.Kind}
            question={question}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  )
}

function Question({ question, onChoose }: AnswerProps & { question: ImportQuestion }) {
  if (question.Kind === 'noLines' || question.Kind === 'noSteps') return null
  return question.Kind === 'longStep' ? (
    <LongStep question={question} onChoose={onChoose} />
  ) : (
    <LineAnswers question={question} onChoose={onChoose} />
  )
}

function LongStep({
  question: { Key, Parts },
  onChoose,
}: AnswerProps & { question: Extract<ImportQuestion, { Kind: 'longStep' }> }) {
  const { t } = useWords()
  return (
    <li>
      <p>{t('recipeImport.long.text')}</p>
      <div className="bring-answers">
        <Button size="s" onClick={() => onChoose({ Cut: [Key] })}>
          {t('recipeImport.long.cut', { count: Parts })}
        </Button>
        <Button size="s" onClick={() => onChoose({ Settled: [Key] })}>
          {t('recipeImport.long.leave')}
        </Button>
      </div>
    </li>
  )
}

const CHOICES: readonly DuplicateChoice[] = ['leave', 'both', 'replace']

/** What becomes of a recipe that the member has already. */
function Known({ importId, item, onChoose }: QuestionsProps) {
  const { t } = useWords()
  const [isComparing, setComparing] = useState(false)
  return (
    <fieldset className="bring-known">
      <legend className="bring-mini">
        {t('recipeImport.like.text')}{' '}
        {item.Duplicate === 'replace' && t('recipeImport.like.replaced')}
      </legend>
      <div className="bring-answers">
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="s"
            aria-pressed={item.Duplicate === choice}
            onClick={() => onChoose({ Duplicate: choice })}
          >
            {t(`recipeImport.like.${choice}`)}
          </Button>
        ))}
        <Button variant="bare" size="s" onClick={() => setComparing(true)}>
          {t('recipeImport.like.compare')}
        </Button>
      </div>
      {isComparing && item.Like && (
        <Compare
          importId={importId}
          item={item}
          like={item.Like.Id}
          onClose={() => setComparing(false)}
        />
      )}
    </fieldset>
  )
}
