import { changedFields, fieldPaths } from '#cooking/writing/draft-fields.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import {
  headingAbove,
  languageOfField,
  lineOfField,
  pictureOfField,
  remarkField,
  stepOfField,
} from './draft-value.ts'
import { fieldText, type FieldWords } from './field-texts.ts'

/** A field of a submission, beside what was published before. */
export interface ReviewField {
  /** Unique among the fields. */
  readonly path: string
  /** Where a remark about it goes. */
  readonly remark: string
  /** "Step 4". */
  readonly label: string
  /** "Oven"; '' for nothing more. */
  readonly detail: string
  /** Language of its texts. */
  readonly language: Language
  /** '' where there was nothing, or for a picture. */
  readonly before: string
  /** '' where there is nothing, or for a picture. */
  readonly after: string
  /** Ids of its pictures; undefined for a text. */
  readonly pictures?: { readonly before: number | undefined; readonly after: number | undefined }
}

/** Two versions of a recipe: what was published before, if anything, and what was sent in. */
export interface Versions {
  readonly before: Draft | undefined
  readonly after: Draft
}

/** The languages in which something is written in either version. */
export function languagesOf({ before, after }: Versions): Language[] {
  const paths = [...fieldPaths(after), ...(before ? fieldPaths(before) : [])]
  const written = new Set(paths.map(languageOfField))
  return LANGUAGES.filter((language) => written.has(language))
}

/** The paths of what differs; of a first version, of everything. */
export function differingPaths({ before, after }: Versions): string[] {
  return before ? changedFields(before, after) : fieldPaths(after)
}

/** Whether a field is shown beside the texts of a language. */
export function isIn(path: string, language: Language): boolean {
  return (languageOfField(path) ?? language) === language
}

function lineLabel({ before, after }: Versions, path: string, { t, language }: FieldWords) {
  const placed = lineOfField(after, path)
  const [, key = '', name = ''] = path.split('.')
  if (!placed) {
    const gone = before && lineOfField(before, path)
    return {
      label: t(gone?.item.IsHeading ? 'desk.review.goneHeading' : 'desk.review.goneLine'),
      detail: '',
    }
  }
  const { item, number } = placed
  const isText = name === 'Text' || name === ''
  const heading = headingAbove(after, key)
  const above = heading && !item.IsHeading ? textOrOther(heading.Text, language) : ''
  return {
    label: item.IsHeading ? t('desk.review.heading') : t('desk.review.line', { number }),
    detail: isText ? above : t(`desk.review.details.${detailOf(name)}`),
  }
}

const DETAILS = [
  'Text',
  'Correction',
  'IsAsWritten',
  'Until',
  'Oven',
  'Hob',
  'Times',
  'Parts',
  'PictureId',
  'Film',
] as const

const detailOf = (name: string) => DETAILS.find((one) => one === name) ?? 'Text'

const FIELDS = [
  'Name',
  'Description',
  'PictureId',
  'Yield',
  'PrepMinutes',
  'ActiveMinutes',
  'TotalMinutes',
  'Tags',
  'DishTypes',
  'Tools',
  'Source',
  'Nutrition',
  'Lines',
  'Steps',
] as const

/** What a field is called. */
export function fieldLabel(versions: Versions, path: string, words: FieldWords) {
  const { t } = words
  const [kind = '', key, name = ''] = path.split('.')
  if (kind === 'Lines' && key !== undefined) return lineLabel(versions, path, words)
  if (kind === 'Steps' && key !== undefined) {
    const placed = stepOfField(versions.after, path)
    return {
      label: placed ? t('desk.review.step', { number: placed.number }) : t('desk.review.goneStep'),
      detail: name === '' ? '' : t(`desk.review.details.${detailOf(name)}`),
    }
  }
  const field = FIELDS.find((one) => one === kind) ?? 'Description'
  return { label: t(`desk.review.fields.${field}`), detail: '' }
}

/** A field in both versions, in words. */
export function reviewField(versions: Versions, path: string, words: FieldWords): ReviewField {
  const { before, after } = versions
  const { label, detail } = fieldLabel(versions, path, words)
  const texts = {
    before: before ? fieldText(before, path, words) : '',
    after: fieldText(after, path, words),
  }
  const isPicture = path.endsWith('PictureId')
  const isSame = before !== undefined && !isPicture && texts.before === texts.after
  const isChanged = isSame && differingPaths(versions).includes(path)
  return {
    path,
    remark: remarkField(after, path),
    label,
    detail: isChanged
      ? [detail, words.t('desk.review.sameWords')].filter(Boolean).join(': ')
      : detail,
    language: languageOfField(path) ?? words.language,
    ...texts,
    ...(isPicture && {
      pictures: {
        before: before && pictureOfField(before, path),
        after: pictureOfField(after, path),
      },
    }),
  }
}
