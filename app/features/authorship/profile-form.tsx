import { useForm, useWatch } from 'react-hook-form'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { failureText, NoticeBanner, useDraft, useNotice } from '#app/features/account/index.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { AuthorProfile } from '#contract/desk/authorship.ts'
import { TOAST_MS } from '#contract/limits.ts'
import { AboutField } from './about-field.tsx'
import { type AuthorFields, fieldsOf } from './author-fields.ts'
import { AuthorPreview } from './author-preview.tsx'
import { LinkFields } from './link-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { linksOf } from './links.ts'
import { useAuthorship } from './use-authorship.ts'

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  member: CurrentUser
  author: AuthorProfile
}

/** The page of an author, which they change. */
export function ProfileForm({ member, author }: ProfileFormProps) {
  const { t } = useWords()
  const { changeAuthor } = useAuthorship()
  const { notice, show, clear } = useNotice()
  const draft = useDraft<AuthorFields>('authorPage', member)
  const { Name, Place, Description, Links, IsTrusted } = author
  const form = useForm<AuthorFields>({
    defaultValues: draft.stored ?? {
      ...fieldsOf({ name: Name, place: Place ?? '', links: Links }),
      about: { en: Description.en ?? '', de: Description.de ?? '' },
    },
  })
  const { handleSubmit, getValues, control, formState } = form
  const { name, place, about } = useWatch({ control })
  const save = async (fields: AuthorFields) => {
    clear()
    try {
      await changeAuthor({
        Name: oneLine(fields.name),
        Place: oneLine(fields.place),
        Description: { en: oneLine(fields.about.en), de: oneLine(fields.about.de) },
        Links: linksOf(fields.links),
      })
      draft.remove()
      show({
        tone: 'success',
        text: (inWords) => inWords('authorship.profile.saved'),
        duration: TOAST_MS,
      })
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
    }
  }
  return (
    <>
      <h2 className="mt-8 text-heading">{t('authorship.profile.title')}</h2>
      <p className="author-lead">{t('authorship.profile.text')}</p>
      <div className="author-columns">
        <form
          method="post"
          noValidate
          onChange={() => draft.save(getValues())}
          onSubmit={(event) => void handleSubmit(save)(event)}
        >
          {IsTrusted && <Banner title={t('authorship.profile.trusted')} />}
          <section>
            <h3 className="text-subheading">{t('authorship.who')}</h3>
            <NameFields form={form} />
            <AboutField form={form} language="en" label={t('authorship.profile.aboutEn')} />
            <AboutField form={form} language="de" label={t('authorship.profile.aboutDe')} />
            <LinkFields form={form} />
          </section>
          <div className="author-send">
            <Button type="submit" variant="primary" pending={formState.isSubmitting}>
              {t('authorship.profile.save')}
            </Button>
            <ArrowLink href={pathOf('author', author.Id)}>{t('authorship.profile.open')}</ArrowLink>
          </div>
          <NoticeBanner notice={notice} />
        </form>
        <AuthorPreview
          name={name ?? ''}
          place={place ?? ''}
          about={[about?.en ?? '', about?.de ?? '']}
          caption={t('authorship.profile.preview')}
        />
      </div>
    </>
  )
}
