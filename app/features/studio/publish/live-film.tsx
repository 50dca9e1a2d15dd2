import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ChefHat, Check } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ShareButton } from '#app/features/share/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { FilmVersions } from '#contract/films/versions.ts'
import { useLengths } from '../use-lengths.ts'
import { PartPicture } from './part-picture.tsx'

/** Props of {@link LiveFilm}. */
export interface LiveFilmProps {
  /** Of the recipe. */
  name: string
  versions: FilmVersions
}

/** The film that everybody sees, or that nobody sees at the moment. */
export function LiveFilm({ name, versions: { State, Published, Versions } }: LiveFilmProps) {
  const { t, formatNumber, formatDate } = useWords()
  const { length, size } = useLengths()
  if (!Published || State === 'none') return null
  const { Document, Path, RecipeId } = Published
  const current = Versions.find(({ Until }) => Until === null)
  const stops = Document.Steps.filter(({ StartsMs }) => StartsMs !== undefined).length
  const languages = LANGUAGES.filter((language) => (Document.Captions[language] ?? []).length > 0)
  const facts = [
    [t('studioPages.send.stops'), formatNumber(stops)],
    [t('studioPages.send.length'), length(Document.DurationMs / 1000)],
    [
      t('studioPages.versions.words'),
      languages.map((language) => language.toUpperCase()).join(', ') || '–',
    ],
    ...(current ? [[t('studioPages.versions.onPhone'), size(current.Bytes)]] : []),
  ]
  return (
    <section className="studio-live">
      <div className="studio-live-head">
        <div className="studio-live-picture">
          <PartPicture path={Path} atMs={Document.DurationMs * 0.8} />
        </div>
        <div>
          {State === 'live' && (
            <p className="studio-ok">
              <Icon of={Check} size="s" />
              {current
                ? t('studioPages.versions.since', { day: formatDate(current.From) })
                : t('studioPages.versions.state.live')}
            </p>
          )}
          <h2 className="text-title">{t(`studioPages.versions.head.${State}`)}</h2>
          <p>
            {State === 'live'
              ? t('studioPages.versions.liveText', { count: stops })
              : t(`studioPages.versions.${State}Text`)}
          </p>
          <p className="studio-acts">
            <ButtonLink href={pathOf('cook', RecipeId)} variant="flame" size="l" icon={ChefHat}>
              {t('studioPages.versions.see')}
            </ButtonLink>
            {State === 'live' && (
              <ShareButton path={pathOf('recipe', RecipeId)} title={name} labelled />
            )}
          </p>
        </div>
      </div>
      <dl className="studio-sum studio-live-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
