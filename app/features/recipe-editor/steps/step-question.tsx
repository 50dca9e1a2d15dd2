import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleQuestionMark } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { addLine, lineOf } from '../document/lines.ts'
import { middleOf } from '../document/middle-of.ts'
import { divideStep, writeSign } from '../document/steps.ts'
import { ownText } from '../document/texts.ts'
import { readId, useEditorContext } from '../context.ts'
import type { Question } from '../reading/questions.ts'

/** Props of {@link StepQuestion}. */
export interface StepQuestionProps {
  step: DraftStep
  question: Question
}

/** A question about a step, with two answers. */
export function StepQuestion({ step, question }: StepQuestionProps) {
  const { t } = useWords()
  const { draft, language, change, place, dismiss } = useEditorContext()
  const text =
    question.kind === 'lost'
      ? t('recipeEditor.steps.lost', { food: question.lost.name })
      : question.kind === 'sign'
        ? t('recipeEditor.steps.isSign', { sign: question.text })
        : t('recipeEditor.steps.long', {
            count: Number(question.kind === 'long' ? question.text : 0),
          })
  // The question goes with its answer; the focus stays at the step.
  const stay = () => document.getElementById(readId(step.Key))?.focus()
  const accept = () => {
    stay()
    if (question.kind === 'sign') change(writeSign(step.Key, language, question.text))
    if (question.kind === 'lost') {
      change(addLine(draft.Lines.at(-1)?.Key, lineOf(question.lost.words, language)))
    }
  }
  const cut = () => {
    const words = ownText(step.Text, language)
    const at = middleOf(words)
    if (at === undefined) return
    place(divideStep(step.Key, language, words.slice(0, at), words.slice(at)))
  }
  return (
    <div role="group" aria-label={t('recipeEditor.steps.question')} className="wr-note">
      <p>
        <Icon of={CircleQuestionMark} />
        <span>{text}</span>
      </p>
      <div className="wr-answers">
        {question.kind !== 'long' && (
          <Button size="s" onClick={accept}>
            {question.kind === 'lost'
              ? t('recipeEditor.steps.add', { amount: question.lost.amount })
              : t('recipeEditor.steps.yes')}
          </Button>
        )}
        {question.kind === 'long' && (
          <Button size="s" onClick={cut}>
            {t('recipeEditor.steps.cut')}
          </Button>
        )}
        <Button
          size="s"
          variant="bare"
          onClick={() => {
            stay()
            dismiss(question.id)
          }}
        >
          {t(question.kind === 'sign' ? 'recipeEditor.steps.no' : 'recipeEditor.steps.leave')}
        </Button>
      </div>
    </div>
  )
}
