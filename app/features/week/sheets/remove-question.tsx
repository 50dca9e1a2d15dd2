import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Meal } from '#contract/week/week.ts'
import { cardFocus } from '../focus.ts'
import { useDayWords } from '../use-day-words.ts'

/** Props of {@link RemoveQuestion}. */
export interface RemoveQuestionProps {
  /** The meal that is eaten from the one that is taken off. */
  second: Meal
  /** Called with whether both are taken off. */
  onAnswer: (isBoth: boolean) => void
  onClose: () => void
}

/** Asks about the meal that is eaten from one that is taken off. */
export function RemoveQuestion({ second, onAnswer, onClose }: RemoveQuestionProps) {
  const { t } = useWords()
  const days = useDayWords()
  const day = days.named(second.Day)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={cardFocus}
      role="alertdialog"
      title={t('week.removeAgain.title', { day })}
      description={t('week.removeAgain.text', { name: second.Name, day })}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('week.removeAgain.one')}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('week.removeAgain.both')}
          </Button>
        </>
      }
    />
  )
}
