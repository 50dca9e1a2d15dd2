import type { ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { MessageCircle } from '#design-system/icon/lucide.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { FilmStuck, FilmVersions } from '#contract/films/versions.ts'
import { languageOf } from '#contract/languages.ts'
import { STUCK_COOKS_MIN } from '#cooking/times/long-wait.ts'
import { filmKeys } from '../send/film-keys.ts'
import type { StageStep } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { PartPicture } from './part-picture.tsx'
import './stuck.css'

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
  const { Cooks, Steps, Notes } = stuck
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
  const notesAt = (key: string) => Notes.find(({ Key }) => Key === key)
  // The number that the step has in what everybody reads.
  const numberOf = ({ key, number }: StageStep) =>
    Steps.findIndex(({ Key }) => Key === key) + 1 || number
  const notesHref = (step: StageStep) =>
    `${pathOf('recipe', published.RecipeId)}#step-${numberOf(step)}`
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
        <Why
          title={t('studioPages.stuck.mostAgain', { step: formatNumber(again.step.number) })}
          text={t('studioPages.stuck.mostAgainText')}
          notes={notesAt(again.step.key)}
          notesHref={notesHref(again.step)}
        >
          <ButtonLink href={studioPath(recipe, 'steps')} variant="primary">
            {t('studioPages.stuck.change', { step: formatNumber(again.step.number) })}
          </ButtonLink>
        </Why>
      )}
      {longer && longer.Longer > 0 && (
        <Why
          title={t('studioPages.stuck.mostLonger', { step: formatNumber(longer.step.number) })}
          text={t('studioPages.stuck.mostLongerText')}
          // One step is not quoted twice.
          notes={longer === again ? undefined : notesAt(longer.step.key)}
          notesHref={notesHref(longer.step)}
        >
          <ButtonLink href={`/my/recipes/${recipe}/edit`}>
            {t('studioPages.stuck.changeText')}
          </ButtonLink>
        </Why>
      )}
    </section>
  )
}

interface WhyProps {
  title: string
  text: string
  /** What cooks have noted there; undefined for nothing. */
  notes: FilmStuck['Notes'][number] | undefined
  /** Where they are read. */
  notesHref: string
  /** What the author can do. */
  children: ReactNode
}

/** What may be wrong at a step, in the words of a cook where there are some. */
function Why({ title, text, notes, notesHref, children }: WhyProps) {
  const { t } = useWords()
  return (
    <div className="studio-rimmed studio-stuck-why">
      <h3 className="text-subheading">{title}</h3>
      {notes?.Quote && (
        <blockquote className="cook" dir="auto" lang={languageOf(notes.Quote.LangId)}>
          {t('studioPages.stuck.quote', { text: notes.Quote.Text })}
        </blockquote>
      )}
      <p>{text}</p>
      <p className="studio-acts">
        {children}
        {notes && (
          <ButtonLink href={notesHref} icon={MessageCircle}>
            {t('studioPages.stuck.notes', { count: notes.Count })}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
