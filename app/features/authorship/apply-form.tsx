import { APPLICATIONS_PER_YEAR } from '#contract/desk/limits.ts'
import { useForm, useWatch } from 'react-hook-form'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { failureText, NoticeBanner, useDraft, useNotice } from '#app/features/account/index.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { Application } from '#contract/desk/authorship.ts'
import { languageOf } from '#contract/languages.ts'
import { AboutField } from './about-field.tsx'
import { type AuthorFields, type AuthorFormProps, fieldsOf } from './author-fields.ts'
import { AuthorPreview } from './author-preview.tsx'
import { LinkFields } from './link-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { linksOf } from './links.ts'
import { useAuthorship } from './use-authorship.ts'

/** Props of {@link ApplyForm}. */
export interface ApplyFormProps {
  member: CurrentUser
  /** The last application: what it says is there again. */
  last: Application | null
  /** Called when it has been sent. */
  onSent: () => void
}

/** What the form begins with: the last application, or the name of the account. */
function firstFields(member: CurrentUser, last: Application | null): AuthorFields {
  if (!last) return fieldsOf({ name: `${member.FirstName} ${member.LastName}`.trim() })
  const { Name, Place, Links, LangId, Description } = last
  const fields = fieldsOf({ name: Name, place: Place ?? '', links: Links })
  return { ...fields, about: { ...fields.about, [languageOf(LangId)]: Description } }
}

/** Asks to become an author: who, links, and the licences of texts and pictures. */
export function ApplyForm({ member, last, onSent }: ApplyFormProps) {
  const { t, language } = useWords()
  const { apply } = useAuthorship()
  const { notice, show, clear } = useNotice()
  const draft = useDraft<AuthorFields>('author', member)
  const form = useForm<AuthorFields>({
    defaultValues: draft.stored ?? firstFields(member, last),
  })
  const { handleSubmit, getValues, control, formState } = form
  const { name, place, about } = useWatch({ control })
  const send = async (fields: AuthorFields) => {
    clear()
    try {
      await apply({
        Name: oneLine(fields.name),
        Place: oneLine(fields.place),
        Description: oneLine(fields.about[language]),
        Links: linksOf(fields.links),
        AcceptsTextLicence: fields.texts,
        AcceptsPictureLicence: fields.pictures,
      })
      draft.remove()
      onSent()
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
    }
  }
  return (
    <>
      <h1 className="text-display">{t('authorship.title')}</h1>
      <p className="author-lead">{t('authorship.text')}</p>
      <div className="author-columns">
        <form
          method="post"
          noValidate
          onChange={() => draft.save(getValues())}
          onSubmit={(event) => void handleSubmit(send)(event)}
        >
          {last?.State === 'refused' && <Refused application={last} />}
          <section>
            <h2 className="text-subheading">{t('authorship.who')}</h2>
            <NameFields form={form} />
            <AboutField
              key={language}
              form={form}
              language={language}
              label={t('authorship.about')}
              hint={t('authorship.aboutHint')}
              required
            />
            <LinkFields form={form} />
          </section>
          <Licences form={form} />
          <div className="author-send">
            <Button type="submit" variant="primary" size="l" pending={formState.isSubmitting}>
              {t('authorship.send')}
            </Button>
            <p className="text-caption text-ink-soft">{t('authorship.promise')}</p>
          </div>
          <NoticeBanner notice={notice} />
        </form>
        <AuthorPreview
          name={name ?? ''}
          place={place ?? ''}
          about={[about?.[language] ?? '']}
          caption={t('authorship.preview')}
        />
      </div>
    </>
  )
}

/** Why the last application was refused. */
function Refused({ application: { Remark, Decided, Sent } }: { application: Application }) {
  const { t, language } = useWords()
  const day = writeDate(new Date(Decided ?? Sent), language)
  return (
    <Banner title={t('authorship.refused.title', { day })}>
      <span dir="auto" className="author-remark">
        {Remark}
      </span>
      {t('authorship.refused.again', { most: APPLICATIONS_PER_YEAR })}
    </Banner>
  )
}

function Licences({ form: { register, formState } }: AuthorFormProps) {
  const { t } = useWords()
  const { errors } = formState
  const accepted = { validate: (isAccepted: boolean) => isAccepted }
  return (
    <section>
      <h2 className="text-subheading">{t('authorship.licence.title')}</h2>
      <div className="pick-cards">
        <Checkbox
          {...register('texts', accepted)}
          className="pick-check"
          label={<b>{t('authorship.licence.texts')}</b>}
          hint={t('authorship.licence.textsHint')}
          required
          error={errors.texts && t('authorship.licence.missing')}
        />
        <Checkbox
          {...register('pictures', accepted)}
          className="pick-check"
          label={<b>{t('authorship.licence.pictures')}</b>}
          hint={t('authorship.licence.picturesHint')}
          required
          error={errors.pictures && t('authorship.licence.missing')}
        />
      </div>
      <p className="text-label text-ink-soft">
        {t('authorship.licence.withdraw')}
        <TextLink href="/terms">{t('authorship.licence.terms')}</TextLink>.
      </p>
    </section>
  )
}
