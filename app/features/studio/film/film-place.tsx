import { useEffect, useState } from 'react'
import { isFilePerStep } from '#cooking/film/film-parts.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { freeBytes } from '../device/folder.ts'
import type { ProjectStore } from '../device/project-store.ts'
import { useProject } from '../device/use-project.ts'
import type { Sources } from '../source/use-sources.ts'
import type { Look } from '../stage/film-look.ts'
import { Checked } from './checked.tsx'
import { Parts } from './parts.tsx'
import { Refused } from './refused.tsx'
import { Start } from './start.tsx'
import { useTakeFilms } from './use-take-films.ts'
import './film.css'

/** Props of {@link FilmPlace}. */
export interface FilmPlaceProps {
  recipe: number
  /** As the draft has them. */
  steps: readonly DraftStep[]
  store: ProjectStore
  sources: Sources
  /** What is known of the pictures of its films. */
  look: Look
}

function useFreeBytes(): number | undefined {
  const [free, setFree] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const bytes = await freeBytes().catch(() => undefined)
      if (isCurrent) setFree(bytes)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [])
  return free
}

/** The part of the studio where a film is brought and looked at. */
export function FilmPlace({ recipe, steps, store, sources, look }: FilmPlaceProps) {
  const { t } = useWords()
  const { project } = useProject(store)
  const free = useFreeBytes()
  const taking = useTakeFilms(store, sources.give)
  const { refused } = taking
  if (refused)
    return (
      <Refused
        recipe={recipe}
        file={refused}
        onFiles={(files) => taking.take(files, project.files.length > 0 ? 'more' : 'new')}
      />
    )
  if (project.files.length === 0)
    return (
      <Start
        recipe={recipe}
        isReading={taking.state === 'reads'}
        free={free}
        onFiles={(files) => taking.take(files, 'new')}
      />
    )
  if (!sources.files) return null
  const checked = { recipe, store, project, files: sources.files, look, free, taking }
  const isLost = sources.files.some(({ file }) => file === undefined)
  return (
    <>
      {isFilePerStep(sources.files.length, steps.length) && !isLost ? (
        <Parts {...checked} steps={steps} />
      ) : (
        <Checked {...checked} />
      )}
      <ConfirmDialog
        open={taking.isAsked}
        onOpenChange={() => taking.answer(false)}
        title={t('studioPages.work.otherFilm')}
        description={t('studioPages.work.otherFilmText')}
        confirmLabel={t('studioPages.work.otherFilmYes')}
        cancelLabel={t('studioPages.leave.keep')}
        danger
        onConfirm={() => taking.answer(true)}
      />
    </>
  )
}
