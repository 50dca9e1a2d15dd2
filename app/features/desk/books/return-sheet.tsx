import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SUBMISSION_WORD_MAX } from '#contract/publishing/limits.ts'

/** Props of {@link ReturnSheet}. */
export interface ReturnSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  author: string
  onReturn: (answer: string) => Promise<void>
  isPending: boolean
  /** Most letters of the answer. @default SUBMISSION_WORD_MAX */
  maxLength?: number
}

/** Asks what the author is told of what is sent back. What was typed stays until it has been sent. */
export function ReturnSheet({
  open,
  onOpenChange,
  author,
  onReturn,
  isPending,
  maxLength = SUBMISSION_WORD_MAX,
}: ReturnSheetProps) {
  const { t } = useWords()
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const said = answer.trim()
  const submit = async () => {
    setMissing(said === '')
    if (said !== '') await onReturn(said)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('desk.review.remark.answer', { name: author })}
      footer={
        <Button variant="primary" pending={isPending} onClick={() => void submit()}>
          {t('desk.review.act.backAnswer')}
        </Button>
      }
    >
      <TextArea
        label={t('desk.review.books.answer')}
        value={answer}
        maxLength={maxLength}
        required
        error={isMissing && said === '' ? t('desk.review.books.answerMissing') : undefined}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </Dialog>
  )
}
