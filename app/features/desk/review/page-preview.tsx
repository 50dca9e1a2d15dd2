import { Image } from '#design-system/image/image.tsx'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { textOrOther } from '#cooking/writing/both.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { type Language, otherLanguage } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { fieldText } from './field-texts.ts'

/** Facts that stand below the text of a recipe. */
const FACTS = ['Yield', 'PrepMinutes', 'ActiveMinutes', 'TotalMinutes'] as const

/** Props of {@link PagePreview}. */
export interface PagePreviewProps {
  draft: Draft
  pictures: readonly OwnPicture[]
  /** Its author. */
  author: string
  /** Language that it is read in. */
  language: Language
}

/** A recipe as others read it once it is published. */
export function PagePreview({ draft, pictures, author, language }: PagePreviewProps) {
  const { t, formatNumber } = useWords()
  const words = { t, formatNumber, language }
  const isTranslated = Boolean(draft.Name[language]?.trim())
  const picture = (id: number | undefined) => pictures.find(({ Id }) => Id === id)
  const facts = FACTS.flatMap((name) => {
    const text = fieldText(draft, name, words)
    return text === '' ? [] : [{ name, text }]
  })
  return (
    <article aria-label={t('desk.review.page.label')} className="review-page">
      {!isTranslated && (
        <p className="desk-small">
          {t('desk.review.page.translated', {
            language: t(`desk.review.languages.${language}`),
            other: t(`desk.review.languages.${otherLanguage(language)}`),
          })}
        </p>
      )}
      <Picture of={picture(draft.PictureId)} alt={t('desk.review.fields.PictureId')} />
      <div lang={isTranslated ? language : otherLanguage(language)}>
        <h2 className="text-title">{textOrOther(draft.Name, language)}</h2>
        <p className="desk-small">{t('desk.review.page.by', { name: author })}</p>
        <p className="review-text">{textOrOther(draft.Description, language)}</p>
        <dl>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`desk.review.fields.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="text-heading">{t('desk.review.page.ingredients')}</h3>
        <ul>
          {draft.Lines.map(({ Key, Text, IsHeading }) => (
            <li key={Key}>
              {IsHeading ? <b>{textOrOther(Text, language)}</b> : textOrOther(Text, language)}
            </li>
          ))}
        </ul>
        <h3 className="text-heading">{t('desk.review.page.preparation')}</h3>
        <ol>
          {draft.Steps.map(({ Key, Text, PictureId }) => (
            <li key={Key}>
              <p className="review-text">{plainDraftText(textOrOther(Text, language))}</p>
              <p className="desk-small">{stepFacts(draft, Key, words)}</p>
              <Picture of={picture(PictureId)} alt={t('desk.review.details.PictureId')} />
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}

/** The sign, the heat and the times of a step. */
function stepFacts(draft: Draft, key: string, words: Parameters<typeof fieldText>[2]): string {
  return ['Until', 'Oven', 'Hob', 'Times']
    .map((name) => fieldText(draft, `Steps.${key}.${name}`, words).replaceAll('\n', ', '))
    .filter(Boolean)
    .join(' · ')
}

function Picture({ of, alt }: { of: OwnPicture | undefined; alt: string }) {
  if (!of) return null
  return <Image src={mediaUrl(of.Path)} alt={alt} width={of.Width} height={of.Height} />
}
