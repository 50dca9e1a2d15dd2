import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { failureText, NoticeBanner, useDraft, useNotice } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { otherLanguage } from '#contract/languages.ts'
import { TOAST_MS } from '#contract/limits.ts'
import { AboutField } from './about-field.tsx'
import type { AuthorFields, OwnPortrait } from './author-fields.ts'
import { NameFields } from './name-fields.tsx'
import { OwnLinks } from './own-links.tsx'
import { PortraitField } from './portrait-field.tsx'
import { ProfileChange } from './profile-change.tsx'
import { bodyOf, fieldsOfAuthor } from './profile-fields.ts'
import { ProfilePreview } from './profile-preview.tsx'
import { useAuthorship } from './use-authorship.ts'

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  member: CurrentUser
  author: AuthorProfile
}

/** What an author says of themselves, which they change. */
export function ProfileForm({ member, author }: ProfileFormProps) {
  const { t, language } = useWords()
  const { changeAuthor } = useAuthorship()
  const { notice, show, clear } = useNotice()
  const region = useRef<HTMLFormElement>(null)
  const draft = useDraft<AuthorFields>('authorPage', member)
  const form = useForm<AuthorFields>({ defaultValues: draft.stored ?? fieldsOfAuthor(author) })
  const { handleSubmit, getValues, setValue, reset, control, formState } = form
  const { portrait, about } = useWatch({ control })
  const save = async (fields: AuthorFields) => {
    clear()
    try {
      const saved = await changeAuthor(bodyOf(fields))
      draft.remove()
      if (saved) reset(fieldsOfAuthor(saved))
      show({
        tone: 'success',
        text: (inWords) => inWords('authorship.profile.saved'),
        duration: TOAST_MS,
      })
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
    }
  }
  const cancel = () => {
    clear()
    draft.remove()
    reset(fieldsOfAuthor(author))
  }
  const choose = (chosen: OwnPortrait | null | undefined) => {
    setValue('portrait', chosen)
    draft.save(getValues())
  }
  const takenBack = () => {
    setValue('name', author.Name)
    choose(undefined)
    region.current?.focus()
  }
  const languages = [language, otherLanguage(language)]
  return (
    <div className="author-columns author-profile">
      <form
        ref={region}
        tabIndex={-1}
        aria-label={t('authorship.page.profile')}
        method="post"
        noValidate
        className="outline-none"
        onChange={() => draft.save(getValues())}
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        {author.Change && <ProfileChange change={author.Change} onTakenBack={takenBack} />}
        {author.IsTrusted && <Banner title={t('authorship.profile.trusted')} />}
        <PortraitField
          name={author.Name}
          path={portrait === undefined ? author.Portrait : (portrait?.Path ?? null)}
          onPortrait={choose}
        />
        <section>
          <h2 className="text-subheading">{t('authorship.who')}</h2>
          <NameFields form={form} />
          <div className="author-names">
            {languages.map((one) => {
              const isMissing = about?.[one] === '' && about[otherLanguage(one)] !== ''
              return (
                <AboutField
                  key={one}
                  form={form}
                  language={one}
                  label={t(`authorship.profile.about.${one}`)}
                  hint={isMissing ? t(`authorship.profile.missing.${one}`) : undefined}
                />
              )
            })}
          </div>
        </section>
        <OwnLinks form={form} author={author} onTake={() => draft.save(getValues())} />
        <NoticeBanner notice={notice} />
        <div className="author-send">
          <Button type="submit" variant="primary" pending={formState.isSubmitting}>
            {t('authorship.profile.save')}
          </Button>
          <Button variant="bare" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
      <ProfilePreview author={author} form={form} />
    </div>
  )
}
