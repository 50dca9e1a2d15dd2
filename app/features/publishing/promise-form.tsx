import { useRef, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Send } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { failureText, NoticeBanner, useDraft, useNotice } from '#app/features/account/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { SUBMISSION_WORD_MAX } from '#contract/publishing/limits.ts'

/** Props of {@link PromiseForm}. */
export interface PromiseFormProps {
  /** Under which name what was typed is kept. */
  draft: string
  member: CurrentUser
  /** Below the promise. */
  hint: string
  /** Label of the button. */
  submit: string
  /** Where the way back leads. */
  notYet: string
  /** Sends it in, with the word to the editors. It throws an ApiError. */
  send: (word: { Word?: string }) => Promise<void>
  /** Reads anew what has changed meanwhile. */
  onChanged: () => void
  /** What is said then. */
  changed: (t: Translate) => string
  /** More to choose, above the button. */
  children?: ReactNode
}

interface Fields {
  isPromised: boolean
  word: string
}

/** Letters of the word from which on it says how many are left. */
const NEARLY_FULL = SUBMISSION_WORD_MAX - 100

/** The promise, the word to the editors, and the button that sends something in. */
export function PromiseForm(props: PromiseFormProps) {
  const { t } = useWords()
  const { notice, show, clear } = useNotice()
  const isSending = useRef(false)
  const draft = useDraft<Fields>(props.draft, props.member)
  const form = useForm<Fields>({ defaultValues: draft.stored ?? { isPromised: false, word: '' } })
  const { register, handleSubmit, getValues, control, formState } = form
  const { errors, isSubmitting } = formState
  const written = useWatch({ control, name: 'word' }).length

  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'ChangedMeanwhile') {
      props.onChanged()
      show({ tone: 'danger', text: props.changed })
    } else show({ tone: 'danger', text: failureText(error) })
  }
  const send = async ({ word }: Fields) => {
    // The state of the last render would let a double press through.
    if (isSending.current) return
    isSending.current = true
    clear()
    try {
      await props.send(word.trim() === '' ? {} : { Word: word.trim() })
      draft.remove()
    } catch (error) {
      failed(error)
    } finally {
      isSending.current = false
    }
  }
  return (
    <form
      method="post"
      noValidate
      onChange={() => draft.save(getValues())}
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="pub-form"
    >
      <section className="pick-cards">
        <h2 className="text-subheading">{t('publishing.send.promise')}</h2>
        <Checkbox
          {...register('isPromised', { validate: (isPromised) => isPromised })}
          className="pick-check"
          label={<b>{t('publishing.send.mine')}</b>}
          hint={props.hint}
          required
          error={errors.isPromised && t('publishing.send.missing')}
        />
      </section>
      <TextArea
        {...register('word')}
        label={t('publishing.send.word')}
        labelEnd={
          <span className="text-caption text-ink-soft">{t('publishing.send.optional')}</span>
        }
        hint={
          written > NEARLY_FULL
            ? t('publishing.send.left', { count: SUBMISSION_WORD_MAX - written })
            : undefined
        }
        rows={3}
        maxLength={SUBMISSION_WORD_MAX}
        className="pub-word"
      />
      {props.children}
      <NoticeBanner notice={notice} />
      <div className="pub-acts">
        <Button type="submit" variant="primary" size="l" icon={Send} pending={isSubmitting}>
          {props.submit}
        </Button>
        <ButtonLink href={props.notYet} variant="bare">
          {t('publishing.send.notYet')}
        </ButtonLink>
      </div>
    </form>
  )
}
