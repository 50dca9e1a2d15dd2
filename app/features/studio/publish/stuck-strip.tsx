import { ButtonLink } from '#design-system/button/button-link.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { FilmVersions } from '#contract/films/versions.ts'
import { STUCK_COOKS_MIN } from '#cooking/times/long-wait.ts'
import { filmKeys } from '../send/film-keys.ts'
import type { StageStep } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { PartPicture } from './part-picture.tsx'

/** Props of {@link StuckStrip}. */
export interface StuckStripProps {
  recipe: Id
  steps: readonly StageStep[]
  published: NonNullable<FilmVersions['Published']>
}

const startOf = ({ Steps }: FilmDocument, key: string) =>
  Steps.find(({ Key }) => Key === key)?.StartsMs

/** Where cooks get stuck, over the film: how often of 100 cooks a step is played again, and how often it takes longer. */
export function StuckStrip({ recipe, steps, published }: StuckStripProps) {
  const { t, formatNumber } = useWords()
  const { data: stuck } = useKey(filmKeys.stuck(recipe))
  if (!stuck) return null
  const { Cooks, Steps } = stuck
  if (!Steps)
    return (
      <section className="studio-stuck-part">
        <h2 className="text-heading">{t('studioPages.stuck.title')}</h2>
        <p className="studio-small">
          {t('studioPages.stuck.few', {
            from: formatNumber(STUCK_COOKS_MIN),
            count: Cooks,
          })}
        </p>
      </section>
    )
  const columns = steps.map((step) => ({
    step,
    Again: 0,
    Longer: 0,
    ...Steps.find(({ Key }) => Key === step.key),
  }))
  const top = Math.max(1, ...columns.flatMap(({ Again, Longer }) => [Again, Longer]))
  const most = (name: 'Again' | 'Longer') => columns.toSorted((a, b) => b[name] - a[name])[0]
  const [again, longer] = [most('Again'), most('Longer')]
  return (
    <section className="studio-stuck-part">
      <h2 className="text-heading">{t('studioPages.stuck.title')}</h2>
      <p className="text-ink-soft">{t('studioPages.stuck.cooks', { count: Cooks })}</p>
      <div className="studio-stuck" data-theme="dark">
        <p className="studio-stuck-head">
          <span>
            <i data-bar="again" aria-hidden="true" />
            {t('studioPages.stuck.again')}
          </span>
          <span>
            <i data-bar="longer" aria-hidden="true" />
            {t('studioPages.stuck.longer')}
          </span>
          <small>{t('studioPages.stuck.of')}</small>
        </p>
        <ol>
          {columns.map(({ step, Again, Longer }) => {
            const at = startOf(published.Document, step.key)
            const isMost = again?.step.key === step.key && Again > 0
            return (
              <li key={step.key} data-most={isMost || undefined}>
                <span className="studio-bars" aria-hidden="true">
                  <i data-bar="again" style={{ '--n': Again / top } as React.CSSProperties}>
                    <b>{formatNumber(Again)}</b>
                  </i>
                  <i data-bar="longer" style={{ '--n': Longer / top } as React.CSSProperties}>
                    <b>{formatNumber(Longer)}</b>
                  </i>
                </span>
                <PartPicture path={at === undefined ? null : published.Path} atMs={at ?? 0} />
                <span className="studio-stuck-step">
                  <b>{formatNumber(step.number)}</b>
                  <span className="cook">{step.title}</span>
                </span>
                <span className="sr-only">
                  {t('studioPages.stuck.spoken', {
                    again: formatNumber(Again),
                    longer: formatNumber(Longer),
                  })}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
      {again && again.Again > 0 && (
        <div className="studio-rimmed studio-stuck-why">
          <h3 className="text-subheading">
            {t('studioPages.stuck.mostAgain', { step: formatNumber(again.step.number) })}
          </h3>
          <p>{t('studioPages.stuck.mostAgainText')}</p>
          <ButtonLink href={studioPath(recipe, 'steps')}>
            {t('studioPages.stuck.change', { step: formatNumber(again.step.number) })}
          </ButtonLink>
        </div>
      )}
      {longer && longer.Longer > 0 && (
        <div className="studio-rimmed studio-stuck-why">
          <h3 className="text-subheading">
            {t('studioPages.stuck.mostLonger', { step: formatNumber(longer.step.number) })}
          </h3>
          <p>{t('studioPages.stuck.mostLongerText')}</p>
          <ButtonLink href={`/my/recipes/${recipe}/edit`}>
            {t('studioPages.stuck.changeText')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
