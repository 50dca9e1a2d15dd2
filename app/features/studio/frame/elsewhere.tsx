import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { settledCount } from '#cooking/film/marks.ts'
import type { Project } from '../device/project.ts'
import { useLengths } from '../use-lengths.ts'
import { useStageSteps } from '../use-stage-steps.ts'
import './elsewhere.css'

/** Props of {@link Elsewhere}. */
export interface ElsewhereProps {
  recipe: number
  steps: readonly DraftStep[]
  /** As it was saved last; undefined while it is read. */
  project: Project | undefined
  onTake: () => void
}

/** A film that is being made in another tab: what is set there, at once, and going on here. */
export function Elsewhere({ recipe, steps, project, onTake }: ElsewhereProps) {
  const { t, formatNumber } = useWords()
  const { length } = useLengths()
  const titles = useStageSteps(recipe, steps)
  const marks = project?.history.now
  const placeOf = (key: string) => {
    const mark = marks?.steps.find((each) => each.key === key)
    if (mark?.at !== undefined) return length(mark.at)
    return t(mark?.isCard ? 'studioPages.elsewhere.card' : 'studioPages.elsewhere.open')
  }
  return (
    <>
      <section className="studio-elsewhere">
        <h1 className="text-heading">{t('studioPages.elsewhere.title')}</h1>
        <p>{t('studioPages.elsewhere.text')}</p>
        <Button variant="primary" size="l" onClick={onTake}>
          {t('studioPages.elsewhere.take')}
        </Button>
      </section>
      {marks && (
        <section className="studio-rimmed">
          <h2 className="text-subheading" aria-live="polite">
            {t('studioPages.elsewhere.set', { count: settledCount(marks), total: steps.length })}
          </h2>
          <ol className="studio-elsewhere-steps">
            {titles.map(({ key, number, title }) => (
              <li key={key}>
                <b>{formatNumber(number)}</b>
                <span>{title}</span>
                <small>{placeOf(key)}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
