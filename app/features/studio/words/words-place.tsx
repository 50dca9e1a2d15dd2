import { useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Cut } from '#cooking/film/cut-list.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import { usePlacePictures } from '../source/place-pictures.ts'
import type { StageFile } from '../stage/stage.types.ts'
import { studioPath } from '../studio-path.ts'
import { FilmBeside, type Edited } from './film-beside.tsx'
import { OwnLines } from './own-lines.tsx'
import { filmTimeOf } from './part-times.ts'
import { plannedParts } from './planned-film.ts'
import { StepWords } from './step-words.tsx'
import './words.css'

/** Props of {@link WordsPlace}. */
export interface WordsPlaceProps {
  recipe: number
  /** As the draft has them. */
  steps: readonly DraftStep[]
  store: ProjectStore
  /** The same array as long as they are the same; none while their bytes are not there. */
  files: readonly StageFile[]
}

/** The part of the studio with the words on the film. */
export function WordsPlace({ recipe, steps, store, files }: WordsPlaceProps) {
  const { t, language } = useWords()
  const { project } = useProject(store)
  const places = new Map<string, Cut & { start: number; seconds: number }>()
  let total = 0
  for (const part of plannedParts(project)) {
    places.set(part.key, { ...part, start: total })
    total += part.seconds
  }
  const [edited, setEdited] = useState<Edited>(() => {
    const asked = decodeURIComponent(location.hash.slice(1)).replace(/^words-/, '')
    const [first = ''] = places.keys()
    return { key: places.has(asked) ? asked : first, seconds: 0 }
  })
  const [written, setWritten] = useState(language)
  // What was opened stays open: where one is in a film moves no fields.
  const [opened] = useState(edited.key)
  const pictureAt = (key: string) => {
    const part = places.get(key)
    return part && filmTimeOf(part, 0)
  }
  const times = steps.flatMap(({ Key }) => pictureAt(Key) ?? [])
  const pictures = usePlacePictures(files, times)
  const shown = steps.findIndex(({ Key }) => Key === edited.key)
  const [step, part] = [steps[shown], places.get(edited.key)]
  return (
    <>
      <header className="studio-head">
        <h1 className="text-title">{t('studioTexts.words.title')}</h1>
        <p>{t('studioTexts.words.lead')}</p>
      </header>
      <div className="studio-words">
        {step && part && (
          <FilmBeside
            {...{ recipe, project, step, part, total, edited, files }}
            number={shown + 1}
            language={written}
            onLanguage={setWritten}
          />
        )}
        <div>
          <div className="studio-steps">
            {steps.map((each, index) => (
              <StepWords
                key={each.Key}
                {...{ step: each, project, store }}
                number={index + 1}
                part={places.get(each.Key)}
                picture={pictures.get(pictureAt(each.Key) ?? -1)}
                isOpen={each.Key === opened}
                onOpen={() => {
                  if (each.Key !== edited.key) setEdited({ key: each.Key, seconds: 0 })
                }}
                onShow={(place, of) => {
                  setEdited({ key: each.Key, ...place })
                  setWritten(of)
                }}
              />
            ))}
          </div>
          <OwnLines steps={steps} store={store} project={project} />
        </div>
      </div>
      <p className="studio-acts studio-go">
        <ButtonLink href={studioPath(recipe, 'advice')} variant="primary" size="l">
          {t('studioTexts.words.toAdvice')}
        </ButtonLink>
      </p>
    </>
  )
}
