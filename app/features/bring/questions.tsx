import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type {
  DuplicateChoice,
  ImportChoices,
  ImportItem,
  ImportQuestion,
} from '#contract/own/import.ts'
import { understoodOf } from './item-words.ts'

/** What a member decides about a recipe. */
export type ItemChoice = Omit<NonNullable<ImportChoices['Items']>[number], 'Id'>

interface AnswerProps {
  onChoose: (choice: ItemChoice) => void
}

/** Props of {@link Questions}. */
export interface QuestionsProps extends AnswerProps {
  item: ImportItem
}

/** The questions about a recipe, each with its answers. */
export function Questions({ item, onChoose }: QuestionsProps) {
  return (
    <div className="bring-questions">
      {item.Like && <Known item={item} onChoose={onChoose} />}
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
  const words = useWords()
  const { t } = words
  if (question.Kind === 'noLines' || question.Kind === 'noSteps') return null
  const { Key } = question
  const isLong = question.Kind === 'longStep'
  return (
    <li>
      <div>
        {isLong ? (
          <p>{t('bring.long.text')}</p>
        ) : (
          <>
            <p className="bring-voice">
              <q>{question.Text}</q>
            </p>
            <p className="bring-mini">
              {t('bring.line.understood', { what: understoodOf(question, words) })}
            </p>
          </>
        )}
      </div>
      <div className="bring-answers">
        {isLong && (
          <Button size="s" onClick={() => onChoose({ Cut: [Key] })}>
            {t('bring.long.cut', { count: question.Parts })}
          </Button>
        )}
        <Button size="s" onClick={() => onChoose({ Settled: [Key] })}>
          {t(isLong ? 'bring.long.leave' : 'bring.line.right')}
        </Button>
      </div>
    </li>
  )
}

const CHOICES: readonly DuplicateChoice[] = ['leave', 'both', 'replace']

/** What becomes of a recipe that the member has already. */
function Known({ item, onChoose }: QuestionsProps) {
  const { t } = useWords()
  return (
    <fieldset className="bring-known">
      <legend className="bring-mini">
        {t('bring.like.text')} {item.Duplicate === 'replace' && t('bring.like.replaced')}
      </legend>
      <div className="bring-answers">
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="s"
            aria-pressed={item.Duplicate === choice}
            onClick={() => onChoose({ Duplicate: choice })}
          >
            {t(`bring.like.${choice}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
