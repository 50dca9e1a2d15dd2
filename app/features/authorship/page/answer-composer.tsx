import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useDraft } from '#app/features/account/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { Id } from '#contract/common.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import { STEP_NOTE_MAX } from '#contract/step-notes/limits.ts'

/** Props of {@link AnswerComposer}. */
export interface AnswerComposerProps {
  member: CurrentUser
  /** Of the comment. */
  id: Id
  /** Who wrote the comment. */
  name: string
  /** The answer that is changed; empty for a new one. */
  before: string
  /** The step at which it can stand as a note too. */
  step?: number | undefined
  /** Sends it. Throws an ApiError. */
  onSend: (text: string, step?: number) => Promise<void>
  /** Called when it is dismissed; what was typed is kept. */
  onClose: () => void
}

/** In which an author answers a comment: Ctrl or ⌘ and Enter send, Esc closes and keeps the text. */
export function AnswerComposer({
  member,
  id,
  name,
  before,
  step,
  onSend,
  onClose,
}: AnswerComposerProps) {
  const { t } = useWords()
  const draft = useDraft<string>(`answer.${id}`, member)
  const [text, setText] = useState(draft.stored ?? before)
  const [isNote, setNote] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isPending, change } = useChange()
  useEffect(() => field.current?.focus(), [])
  const length = Array.from(text.trim()).length
  const over = length - (isNote ? STEP_NOTE_MAX : COMMENT_MAX)
  const send = async () => {
    if (length === 0 || over > 0) {
      field.current?.focus()
      return
    }
    const isSent = await change(t('authorship.talk.failed'), () =>
      onSend(text.trim(), isNote ? step : undefined),
    )
    if (isSent) draft.remove()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else return
    event.preventDefault()
  }
  return (
    <>
      <form
        className="mine-composer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          ref={field}
          label={t('authorship.talk.yours', { name })}
          labelHidden
          rows={3}
          onKeyDown={press}
          value={text}
          error={over > 0 ? t('authorship.talk.tooLong', { count: over }) : undefined}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            draft.save(value)
          }}
        />
        <div className="mine-composer-foot">
          {step !== undefined && (
            <Checkbox
              label={t('authorship.talk.note', { number: step })}
              checked={isNote}
              onChange={({ currentTarget: { checked } }) => setNote(checked)}
            />
          )}
          <Button variant="bare" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" pending={isPending}>
            {before === '' ? t('authorship.talk.answer') : t('authorship.profile.save')}
          </Button>
        </div>
      </form>
      <p className="mt-2 text-caption text-ink-soft">{t('authorship.talk.where')}</p>
    </>
  )
}
