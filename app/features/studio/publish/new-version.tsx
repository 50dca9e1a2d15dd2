import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ArrowRight, Check, Send } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { sendInPath } from '#app/features/own-recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id, MediaPath } from '#contract/common.ts'
import { LOCALES } from '#contract/languages.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { FilmVersions } from '#contract/films/versions.ts'
import { studioPath } from '../studio-path.ts'
import type { StageStep } from '../stage/stage.types.ts'
import { useLengths } from '../use-lengths.ts'
import { filmDifferences, type ShownStep } from './film-differences.ts'
import { PartPicture } from './part-picture.tsx'
import { WhatStays } from './what-stays.tsx'

/** Props of {@link NewVersion}. */
export interface NewVersionProps {
  recipe: Id
  steps: readonly StageStep[]
  film: OwnFilm
  published: NonNullable<FilmVersions['Published']>
}

/** The film of the draft beside the one that is published: what differs, and what stays. */
export function NewVersion({ recipe, steps, film, published }: NewVersionProps) {
  const { t, formatNumber, language } = useWords()
  const differences = filmDifferences(published.Document, film.Document)
  const same = steps.filter(({ key }) => differences.every((one) => one.key !== key))
  const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  return (
    <section className="studio-new">
      <h2 className="text-title">{t('studioPages.replace.title')}</h2>
      <p className="text-ink-soft">
        {differences.length === 0
          ? t('studioPages.replace.sameMarks')
          : t('studioPages.replace.text', { count: differences.length })}
      </p>
      <div className="studio-two">
        <div>
          <ul className="studio-differences">
            {differences.map(({ key, number, was, now, isWordsAlone }) => (
              <li key={key}>
                <b>{formatNumber(number)}</b>
                <span className="cook">{steps.find((step) => step.key === key)?.title}</span>
                <Shown step={was} path={published.Path} isOld />
                <span>
                  <Icon of={ArrowRight} />
                  <span className="sr-only">{t('studioPages.replace.becomes')}</span>
                </span>
                <Shown step={now} path={film.Path} />
                {isWordsAlone && <small>{t('studioPages.replace.words')}</small>}
              </li>
            ))}
          </ul>
          {same.length > 0 && differences.length > 0 && (
            <p className="studio-small studio-same">
              <Icon of={Check} size="s" />
              {t('studioPages.replace.same', {
                count: same.length,
                steps: list.format(same.map(({ number }) => formatNumber(number))),
              })}
            </p>
          )}
        </div>
        <WhatStays
          recipe={recipe}
          keys={steps.map(({ key }) => key)}
          changed={differences.filter(({ isWordsAlone }) => !isWordsAlone).map(({ key }) => key)}
        />
      </div>
      <p className="studio-acts studio-go">
        <ButtonLink href={sendInPath(recipe)} variant="primary" size="l" icon={Send}>
          {t('studioPages.replace.go')}
        </ButtonLink>
        <ButtonLink href={studioPath(recipe, 'try')} size="l">
          {t('studioPages.replace.tryFirst')}
        </ButtonLink>
      </p>
    </section>
  )
}

interface ShownProps {
  step: ShownStep
  path: MediaPath | null
  isOld?: boolean
}

function Shown({ step, path, isOld = false }: ShownProps) {
  const { t } = useWords()
  const { length } = useLengths()
  const { kind, startsMs, lengthMs } = step
  const isCard = kind === 'card'
  return (
    <span className="studio-shown" data-old={isOld || undefined}>
      <PartPicture path={isCard ? null : path} atMs={startsMs} />
      <small>
        {isCard
          ? t('studioPages.replace.card')
          : t(`studioPages.replace.${kind}`, {
              at: length(startsMs / 1000),
              length: length(lengthMs / 1000),
            })}
      </small>
    </span>
  )
}
