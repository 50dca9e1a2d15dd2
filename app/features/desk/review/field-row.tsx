import { Image } from '#design-system/image/image.tsx'
import { ChangedText } from '#design-system/text-difference/changed-text.tsx'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { RemarkAsk } from './remark-ask.tsx'
import type { ReviewField } from './review-fields.ts'
import type { Remarks } from './use-remarks.ts'

/** Props of {@link FieldRow}. */
export interface FieldRowProps {
  field: ReviewField
  /** Headings of the two versions: above the texts where there is no room beside each other. */
  names: { readonly before: string | undefined; readonly after: string }
  pictures: readonly OwnPicture[]
  remarks: Remarks
  /** Whose recipe it is. */
  author: string
  /** Whether remarks can be written. */
  mayRemark: boolean
}

/** A field of a submission, beside what was published before, with the remark about it. */
export function FieldRow({ field, names, pictures, remarks, author, mayRemark }: FieldRowProps) {
  const { path, label, detail } = field
  const name = [label, detail].filter(Boolean).join(', ')
  return (
    <li>
      <p className="review-label">
        <b>{label}</b>
        {detail !== '' && <small>{detail}</small>}
      </p>
      {names.before !== undefined && (
        <Version field={field} version="before" name={names.before} pictures={pictures} />
      )}
      <Version
        field={field}
        version="after"
        name={names.after}
        isFirst={names.before === undefined}
        pictures={pictures}
      />
      <RemarkAsk name={name} path={path} field={field.remark} {...{ remarks, author, mayRemark }} />
    </li>
  )
}

interface VersionProps {
  field: ReviewField
  version: 'before' | 'after'
  name: string
  pictures: readonly OwnPicture[]
  /** Nothing was published before: nothing is marked as new. @default false */
  isFirst?: boolean
}

function Version({ field, version, name, pictures, isFirst = false }: VersionProps) {
  const { t } = useWords()
  const { before, after, language, label } = field
  const text = version === 'before' ? before : after
  const content = () => {
    if (field.pictures) {
      const picture = pictures.find(({ Id }) => Id === field.pictures?.[version])
      if (!picture) return <p className="review-nothing">{t('desk.review.values.noPicture')}</p>
      return (
        <Image
          src={mediaUrl(picture.Path)}
          alt={t('desk.review.values.picture', { field: label })}
          width={picture.Width}
          height={picture.Height}
        />
      )
    }
    if (text === '') return <p className="review-nothing">{t('desk.review.one.nothing')}</p>
    return (
      <p lang={language} className="review-text">
        {isFirst ? text : <ChangedText before={before} after={after} version={version} />}
      </p>
    )
  }
  return (
    <div data-version={version}>
      {name !== '' && <p className="review-version">{name}</p>}
      {content()}
    </div>
  )
}
