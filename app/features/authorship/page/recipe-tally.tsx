import { useState } from 'react'
import { ArrowDown } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { COVER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { AuthorRecipe } from '#contract/author-page/overview.ts'
import './recipe-tally.css'

/** Columns by which the recipes are sorted, the largest first. */
const COLUMNS = ['views', 'finished'] as const
type Column = (typeof COLUMNS)[number]

const VALUES: Record<Column, (recipe: AuthorRecipe) => number> = {
  views: ({ Views }) => Views,
  finished: ({ Cooks }) => Cooks,
}

/** Props of {@link RecipeTally}. */
export interface RecipeTallyProps {
  recipes: readonly AuthorRecipe[]
  /** How many there are; the list has the first of them. */
  total: number
}

/** The numbers of an author's recipes over 30 days, each a sentence. */
export function RecipeTally({ recipes, total }: RecipeTallyProps) {
  const { t } = useWords()
  const [column, setColumn] = useState<Column>('finished')
  const sorted = recipes.toSorted((a, b) => VALUES[column](b) - VALUES[column](a))
  return (
    <section aria-labelledby="mine-tally">
      <div className="mine-tally-head">
        <h2 id="mine-tally" className="text-heading">
          {t('authorship.tally.title')}
        </h2>
        {total > 0 && <p className="text-caption text-ink-soft">{t('authorship.tally.private')}</p>}
      </div>
      {total === 0 ? (
        <EmptyState headingLevel="h3" title={t('authorship.tally.empty')}>
          {t('authorship.tally.emptyText')}
        </EmptyState>
      ) : (
        <table className="mine-tally">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('authorship.tally.name')}
              </th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" aria-sort={name === column ? 'descending' : 'none'}>
                  <button type="button" onClick={() => setColumn(name)}>
                    {t(`authorship.tally.${name}`)}
                    {name === column && <Icon of={ArrowDown} size="s" />}
                  </button>
                </th>
              ))}
              <th scope="col">{t('authorship.tally.stuck')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((recipe) => (
              <Row key={recipe.Id} recipe={recipe} />
            ))}
          </tbody>
        </table>
      )}
      {total > recipes.length && (
        <p className="mt-3">
          <TextLink href="/my/recipes?state=published">
            {t('authorship.tally.all', { count: total })}
          </TextLink>
        </p>
      )}
    </section>
  )
}

function Row({ recipe }: { recipe: AuthorRecipe }) {
  const { t, formatNumber } = useWords()
  const { Id, Name, CoverPath, Views } = recipe
  return (
    <tr>
      <td className="mine-tally-picture">
        <Image src={CoverPath && pictureUrl(CoverPath, THUMBNAIL_WIDTH)} alt="" {...COVER} />
      </td>
      <th scope="row">
        <Link href={pathOf('recipe', Id)}>{Name}</Link>
      </th>
      <td>
        <span className="mine-wide">{formatNumber(Views)}</span>
        <span className="mine-narrow">{t('authorship.tally.viewCount', { count: Views })}</span>
      </td>
      <td>
        <Finished recipe={recipe} />
      </td>
      <td className="mine-stuck" data-few={recipe.Stuck === null || undefined}>
        <StuckAt recipe={recipe} />
      </td>
    </tr>
  )
}

/** How many of 100 cooks come to the end. */
function Finished({ recipe: { Cooks, Finished: finished } }: { recipe: AuthorRecipe }) {
  const { t } = useWords()
  const label = <span className="mine-narrow">{t('authorship.tally.finished')}: </span>
  if (finished === null)
    return (
      <p className="text-ink-soft">
        {label}
        {t('authorship.tally.few')}
        <small>{t('authorship.tally.soFar', { count: Cooks })}</small>
      </p>
    )
  const part = Math.round((finished / Cooks) * 100)
  return (
    <>
      <p>
        {label}
        <b>{t('authorship.tally.ofCooks', { part })}</b>
        <small>{t('authorship.tally.cooks', { count: Cooks })}</small>
      </p>
      <div className="mine-bar" aria-hidden="true">
        <i style={{ inlineSize: `${part}%` }} />
      </div>
    </>
  )
}

/** The step at which cooks get stuck, in a sentence. */
function StuckAt({ recipe: { Stuck } }: { recipe: AuthorRecipe }) {
  const { t } = useWords()
  if (Stuck === null) return t('authorship.tally.few')
  if (Stuck === 'nothing') return t('authorship.tally.nothing')
  return (
    <>
      <b>{t('authorship.tally.step', { number: Stuck.Step })}</b>{' '}
      {t(`authorship.tally.${Stuck.Kind}`, { count: Stuck.Per100 })}
    </>
  )
}
