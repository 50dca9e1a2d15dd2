import { ButtonLink } from '#design-system/button/button-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import { studioPath } from '../studio-path.ts'
import { OwnLines } from './own-lines.tsx'
import { plannedParts } from './planned-film.ts'
import { StepWords } from './step-words.tsx'
import './words.css'

/** Props of {@link WordsPlace}. */
export interface WordsPlaceProps {
  recipe: number
  /** As the draft has them. */
  steps: readonly DraftStep[]
  store: ProjectStore
}

/** The part of the studio with the words on the film. */
export function WordsPlace({ recipe, steps, store }: WordsPlaceProps) {
  const { t } = useWords()
  const { project } = useProject(store)
  const places = new Map<string, { start: number; seconds: number }>()
  let start = 0
  for (const { key, seconds } of plannedParts(project)) {
    places.set(key, { start, seconds })
    start += seconds
  }
  const asked = decodeURIComponent(location.hash.slice(1)).replace(/^words-/, '')
  const [first] = places.keys()
  const opened = places.has(asked) ? asked : first
  return (
    <>
      <header className="studio-head">
        <h1 className="text-display">{t('studioTexts.words.title')}</h1>
        <p>{t('studioTexts.words.lead')}</p>
      </header>
      <div className="studio-steps">
        {steps.map((step, index) => (
          <StepWords
            key={step.Key}
            {...{ step, project, store }}
            number={index + 1}
            part={places.get(step.Key)}
            isOpen={step.Key === opened}
          />
        ))}
      </div>
      <OwnLines steps={steps} store={store} project={project} />
      <p className="studio-acts studio-next">
        <ButtonLink href={studioPath(recipe, 'advice')} variant="primary">
          {t('studioTexts.words.toAdvice')}
        </ButtonLink>
      </p>
    </>
  )
}
