import { Controller, useForm } from 'react-hook-form'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { sendFeedback } from '#app/features/account/account.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { isFilled } from '#app/lib/is-filled.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FEEDBACK_DEFAULT, FEEDBACK_TEXT_MS, MESSAGE_MAX } from '#contract/limits.ts'
import { SaveBar } from './save-bar.tsx'
import type { SettingsProps } from './settings-props.ts'
import { useDraft } from './use-draft.ts'
import { useNotice } from './use-notice.ts'

const EMPTY = { stars: FEEDBACK_DEFAULT, message: '' }

/** Labels of one to five stars: the last parts of their keys. */
const WORDS = ['veryBad', 'bad', 'ok', 'well', 'veryWell'] as const

/** The feedback form. After a failure it keeps its input. */
export function Feedback({ member }: SettingsProps) {
  const { t } = useWords()
  const { notice, show, clear } = useNotice()
  const draft = useDraft<typeof EMPTY>('feedback', member)
  const { register, control, handleSubmit, reset, getValues, formState } = useForm({
    defaultValues: draft.stored ?? EMPTY,
  })
  const { errors, isSubmitting } = formState
  const save = () => draft.save(getValues())
  const send = async ({ stars, message }: typeof EMPTY) => {
    clear()
    try {
      await sendFeedback(message, stars)
      draft.remove()
      reset(EMPTY)
      show({
        tone: 'success',
        text: (t) => t('settings.feedback.sent'),
        duration: FEEDBACK_TEXT_MS,
      })
    } catch (error) {
      reportFailure(error)
      const why = error instanceof ApiError && error.code === 'LimitReached' && error.message
      show({
        tone: 'danger',
        text: (t) => why || t('settings.feedback.failed'),
        ...(!why && { duration: FEEDBACK_TEXT_MS }),
      })
    }
  }
  return (
    <form
      method="post"
      noValidate
      onChange={save}
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-5"
    >
      <Controller
        control={control}
        name="stars"
        render={({ field }) => (
          <StarRating
            label={t('settings.feedback.stars')}
            value={field.value}
            onValueChange={field.onChange}
            worded
            words={WORDS.map((word) => t(`settings.feedback.${word}`))}
          />
        )}
      />
      <TextArea
        {...register('message', { validate: isFilled })}
        label={t('settings.feedback.message')}
        hint={t('settings.feedback.hint')}
        rows={6}
        maxLength={MESSAGE_MAX}
        required
        error={errors.message && t('settings.required')}
      />
      <SaveBar label={t('settings.feedback.submit')} pending={isSubmitting} notice={notice} />
    </form>
  )
}
