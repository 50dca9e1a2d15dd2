import { useEffect, useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { usePosting, useTooLong } from '#app/features/comments/index.ts'
import { useFailureText } from '#app/lib/api/failure-toast.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RateProps } from './rate-props.ts'
import { useRating } from './ratings.ts'

/** Props of {@link RateModal}. */
export interface RateModalProps extends RateProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Fields {
  stars: number | null
  text: string
}

/**
 * Stars, a comment box and Submit. Submit rates, posts a comment if there is one, closes and
 * shows a toast; when a call fails it stays open and keeps the input.
 */
export function RateModal({ recipe, open, onOpenChange }: RateModalProps) {
  const { t } = useWords()
  const { stars, rate } = useRating(recipe)
  const { post } = usePosting(recipe.Id)
  const textOf = useFailureText()
  const tooLong = useTooLong()
  const formId = useId()
  const { register, control, handleSubmit, reset, setError, clearErrors, formState } =
    useForm<Fields>({ defaultValues: { stars, text: '' } })
  const { errors, isDirty, isSubmitting } = formState
  // Fields that the member has not changed are updated with loaded data.
  useEffect(() => {
    if (open && !isDirty) reset({ stars, text: '' })
  }, [open, isDirty, stars, reset])

  const failWith = (title: string) => (error: unknown) => {
    setError('root', { type: title, message: textOf(error) })
    return () => clearErrors('root')
  }
  const submit = handleSubmit(async (fields) => {
    const words = fields.text.trim()
    if (fields.stars === null) return
    if (!(await rate(fields.stars, failWith(t('memberActions.failed.rating'))))) return
    if (words !== '' && !(await post(words, failWith(t('memberActions.failed.comment'))))) return
    reset({ stars: fields.stars, text: '' })
    onOpenChange(false)
    toast({ title: t('memberActions.thanks') })
  })

  return (
    <Dialog
      data-slot="rate-modal"
      open={open}
      onOpenChange={onOpenChange}
      title={t('memberActions.rateTitle', { name: recipe.Name })}
      footer={
        <Button type="submit" form={formId} variant="primary" pending={isSubmitting}>
          {t('memberActions.submit')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4.5"
      >
        {errors.root && (
          <Banner tone="danger" announced title={errors.root.type}>
            {errors.root.message}
          </Banner>
        )}
        <Controller
          control={control}
          name="stars"
          rules={{ validate: (value) => value !== null || t('memberActions.chooseStars') }}
          render={({ field, fieldState: { error } }) => (
            <StarRating
              worded
              required
              label={t('memberActions.yourRating')}
              value={field.value}
              onValueChange={field.onChange}
              {...(error?.message !== undefined && { error: error.message })}
            />
          )}
        />
        <TextArea
          {...register('text', { validate: tooLong })}
          label={t('memberActions.yourComment')}
          rows={3}
          error={errors.text?.message}
        />
      </form>
    </Dialog>
  )
}
