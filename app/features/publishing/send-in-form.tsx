import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Send } from '#design-system/icon/lucide.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { failureText, NoticeBanner, useDraft, useNotice } from '#app/features/account/index.ts'
import { OWN_KEYS, publicationPath } from '#app/features/own-recipes/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { CurrentUser } from '#contract/account.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { SUBMISSION_WORD_MAX } from '#contract/publishing/limits.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { usePublishingActs } from './use-publication.ts'

/** Props of {@link SendInForm}. */
export interface SendInFormProps {
  own: OwnRecipe
  publication: Publication
  member: CurrentUser
}

interface Fields {
  isPromised: boolean
  word: string
}

/** Letters of the word from which on it says how many are left. */
const NEARLY_FULL = SUBMISSION_WORD_MAX - 100

/** The promise, the word to the editors, and the button that sends a recipe in. */
export function SendInForm({ own, publication, member }: SendInFormProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { sendIn } = usePublishingActs(own.Id)
  const { refresh } = useCacheEditor()
  const { notice, show, clear } = useNotice()
  const isSending = useRef(false)
  const draft = useDraft<Fields>(`send-in.${own.Id}`, member)
  const form = useForm<Fields>({ defaultValues: draft.stored ?? { isPromised: false, word: '' } })
  const { register, handleSubmit, getValues, control, formState } = form
  const { errors, isSubmitting } = formState
  const { IsTrusted } = publication
  const written = useWatch({ control, name: 'word' }).length

  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'ChangedMeanwhile') {
      refresh(OWN_KEYS)
      show({ tone: 'danger', text: (say) => say('publishing.send.changed') })
    } else show({ tone: 'danger', text: failureText(error) })
  }
  const send = async ({ word }: Fields) => {
    // The state of the last render would let a double press through.
    if (isSending.current) return
    isSending.current = true
    clear()
    try {
      const { Submission, Versions } = await sendIn({
        Version: own.Version,
        IsPromised: true,
        ...(word.trim() !== '' && { Word: word.trim() }),
      })
      draft.remove()
      const number = Submission?.Number ?? Versions[0]?.Number ?? 1
      const done = IsTrusted ? 'publishing.send.published' : 'publishing.send.done'
      toast({ tone: 'success', title: t(done, { number }) })
      void navigate(publicationPath(own.Id), { replace: true })
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
          hint={t('publishing.send.mineHint')}
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
      <NoticeBanner notice={notice} />
      <div className="pub-acts">
        <Button type="submit" variant="primary" size="l" icon={Send} pending={isSubmitting}>
          {t(IsTrusted ? 'publishing.send.goTrusted' : 'publishing.send.go')}
        </Button>
        <ButtonLink href={pathOf('recipe', own.Id)} variant="bare">
          {t('publishing.send.notYet')}
        </ButtonLink>
      </div>
    </form>
  )
}
