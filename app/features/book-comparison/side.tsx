import { useId } from 'react'
import { Image } from '#design-system/image/image.tsx'
import { ChangedText } from '#design-system/text-difference/changed-text.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, COVER, HEADER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { CookbookComparison, CookbookSide } from '#contract/cookbooks/publication.ts'
import type { Language } from '#contract/languages.ts'
import { type Mark, shownTabs, type SideMarks, textIn } from './marks.ts'

/** A side: what is published, or what would be. */
export type SideName = 'now' | 'next'

/** What the sides of a version are called that was published. */
export const PAST = { now: 'before', next: 'asPublished' } as const

/** Props of {@link Side}. */
export interface SideProps {
  name: SideName
  side: CookbookSide
  /** The other one; null of a first version. */
  other: CookbookSide | null
  comparison: CookbookComparison
  marks: SideMarks
  language: Language
  level: 2 | 3
  isPast: boolean
}

/** A text of a side, with what differs from the other one. */
function useText({ name, side, other, language }: SideProps) {
  const read = (of: CookbookSide, field: 'Name' | 'Description') =>
    textIn(of[field], language, of.Language)
  return (field: 'Name' | 'Description', missing: string) => {
    const own = read(side, field)
    const its = other ? read(other, field) : own
    if (own === its || own === '') return own || missing
    const [before, after] = name === 'now' ? [own, its] : [its, own]
    return <ChangedText {...{ before, after }} version={name === 'now' ? 'before' : 'after'} />
  }
}

/** One of the two, as readers see it, with what is different about it. */
export function Side(props: SideProps) {
  const { t, language: shown } = useWords()
  const { name, side, comparison, marks, language, level, isPast } = props
  const id = useId()
  const textOf = useText(props)
  const [Heading, Title, Tab] = level === 2 ? (['h2', 'h3', 'h4'] as const) : HEADINGS_BELOW
  const tabs = shownTabs(side)
  const count = recipesIn(side).length
  const list = (ids: readonly Id[]) => (
    <Recipes ids={ids} recipes={comparison.Recipes} marks={marks.recipes} />
  )
  return (
    <section aria-labelledby={id} data-side={name} className="compared-side">
      <Heading id={id} className="text-subheading">
        {t(`bookComparison.${isPast ? PAST[name] : name}`)}
      </Heading>
      <p className="compared-small">{t('bookComparison.recipes', { count })}</p>
      <article lang={language}>
        <Pictures {...props} />
        <Title className="text-heading">{textOf('Name', t('bookComparison.unnamed'))}</Title>
        <p className="compared-text">{textOf('Description', '')}</p>
        {count === 0 && (
          <p lang={shown} className="compared-small">
            {t('bookComparison.nothing')}
          </p>
        )}
        {tabs.map((tab) => (
          <div key={tab.Key} className="compared-part">
            <Tab>
              {textIn(tab.Name, language, side.Language) || t('bookComparison.unnamedTab')}
              <Marks marks={marks.tabs.get(tab.Key) ?? []} />
            </Tab>
            {list(tab.Recipes)}
          </div>
        ))}
        {side.Loose.length > 0 && (
          <div className="compared-part">
            {tabs.length > 0 && <Tab>{t('bookComparison.loose')}</Tab>}
            {list(side.Loose)}
          </div>
        )}
      </article>
    </section>
  )
}

const HEADINGS_BELOW = ['h3', 'h4', 'h5'] as const

/** What has happened, in words. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  const { t, language } = useWords()
  return marks.map((mark) => (
    <span key={mark} lang={language} data-mark={mark} className="compared-mark">
      {t(`bookComparison.marks.${mark}`)}
    </span>
  ))
}

/** Recipes as rows, in their order. */
function Recipes({
  ids,
  recipes,
  marks,
}: {
  ids: readonly Id[]
  recipes: CookbookComparison['Recipes']
  marks: SideMarks['recipes']
}) {
  const byId = new Map(recipes.map((recipe) => [recipe.Id, recipe]))
  return (
    <ul>
      {ids.map((id) => {
        const recipe = byId.get(id)
        const mark = marks.get(id)
        if (!recipe) return null
        return (
          <li key={id} data-mark={mark}>
            <Image
              {...pictureSources(recipe.CoverPath, THUMBNAIL_WIDTH)}
              {...COVER}
              sizes="64px"
              alt=""
            />
            <span>{recipe.Name}</span>
            <Marks marks={mark ? [mark] : []} />
          </li>
        )
      })}
    </ul>
  )
}

/** Cover and header of a side; where they differ, they say so. */
function Pictures({ name, side, other, comparison }: SideProps) {
  const { t, language } = useWords()
  const pictures = [
    {
      place: 'cover',
      path: side.CoverPath,
      isOther: comparison.HasOtherCover,
      size: BOOK_COVER,
    },
    {
      place: 'header',
      path: side.HeaderPath,
      isOther: comparison.HasOtherHeader,
      size: HEADER,
    },
  ] as const
  const shown = pictures.filter(({ path, isOther }) => path !== null || (isOther && other))
  if (shown.length === 0) return null
  return (
    <div className="compared-pictures">
      {shown.map(({ place, path, isOther, size }) => {
        const picture = t(`bookComparison.${place}`)
        const key = name === 'now' ? 'oldPicture' : 'newPicture'
        return (
          <figure key={place} data-place={place}>
            {path === null ? (
              <div lang={language} className="compared-none">
                {t('bookComparison.none')}
              </div>
            ) : (
              <Image {...pictureSources(path, size.width)} {...size} sizes="320px" alt="" />
            )}
            <figcaption lang={language}>
              {isOther ? t(`bookComparison.${key}`, { picture }) : picture}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
