import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { FileDrop } from '#design-system/file-drop/file-drop.tsx'
import { Download } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import type { FilmedRecipe } from '#cooking/film/step-film/to-step-film.ts'
import { filmKeys, OF_FILM } from '../send/film-keys.ts'
import { sendFilm } from '../send/send-film.ts'
import { useLengths } from '../use-lengths.ts'
import type { StepFilmRefusal } from './read-step-film.ts'

/** Props of {@link TakeAlong}. */
export interface TakeAlongProps {
  recipe: Id
  draft: FilmedRecipe
  /** The film that Simmer has; null for none. */
  film: OwnFilm | null
}

/** A film in the open form: saved on this device, and brought back from there or from elsewhere. */
export function TakeAlong({ recipe, draft, film }: TakeAlongProps) {
  const { t } = useWords()
  const { size } = useLengths()
  const { isPending, change } = useChange()
  const { write, refresh } = useCacheEditor()
  const [refusal, setRefusal] = useState<string>()
  const [arrived, setArrived] = useState<{ done: number; of: number }>()
  const upload = useRef<string | undefined>(undefined)

  const save = async (own: OwnFilm) => {
    await change(t('studioPages.along.notSaved'), async () => {
      const { saveFile, stepFilmArchive } = await import('./save-step-film.ts')
      const archive = await stepFilmArchive(draft, own)
      if (archive) saveFile(archive, `step-film-${recipe}.zip`)
      else setRefusal(t('studioPages.along.incomplete'))
    })
  }
  const textOf = (found: StepFilmRefusal) => {
    if (found.kind === 'rule')
      return t('studioPages.along.rule', { rule: found.fault.rule, at: found.fault.at || '/' })
    if (found.kind === 'film') return t('studioPages.along.film', { name: found.name })
    if (found.kind === 'steps')
      return t('studioPages.along.steps', { steps: found.steps, count: draft.Steps.length })
    return t(`studioPages.along.${found.kind}`)
  }
  const take = async (files: File[]) => {
    // What reads archives is wanted by few.
    const { readStepFilm } = await import('./read-step-film.ts')
    const found = await readStepFilm(
      files,
      draft.Steps.map(({ Key }) => Key),
    )
    if ('refusal' in found) {
      setRefusal(textOf(found.refusal))
      return
    }
    const of = found.file.size
    setArrived({ done: 0, of })
    const own = await sendFilm({
      recipe,
      file: found.file,
      document: () => found.document,
      // Others may have made it, with key frames elsewhere.
      isUntouched: true,
      upload: upload.current,
      begin: (id) => {
        upload.current = id
      },
      report: (done) => setArrived({ done, of }),
      signal: new AbortController().signal,
    })
    upload.current = undefined
    refresh(OF_FILM)
    await write(filmKeys.film(recipe), own)
    announce(t('studioPages.along.brought'))
    if (found.leftOut.length > 0)
      setRefusal(t('studioPages.along.leftOut', { languages: found.leftOut.join(', ') }))
  }
  const bring = async (files: File[]) => {
    setRefusal(undefined)
    await change(t('studioPages.along.notSent'), async () => await take(files))
    setArrived(undefined)
  }
  return (
    <section className="studio-along">
      <h2 className="text-heading">{t('studioPages.along.title')}</h2>
      <p className="studio-small">{t('studioPages.along.text')}</p>
      {film && (
        <Button icon={Download} pending={isPending} onClick={() => void save(film)}>
          {t('studioPages.along.save')}
        </Button>
      )}
      <FileDrop
        label={t('studioPages.along.bring')}
        hint={t(film ? 'studioPages.along.bringInstead' : 'studioPages.along.bringText')}
        multiple
        disabled={arrived !== undefined}
        error={refusal}
        onFiles={(files) => void bring(files)}
      />
      {arrived && (
        <p role="status">
          {t('studioPages.send.arrived', { done: size(arrived.done), size: size(arrived.of) })}
        </p>
      )}
    </section>
  )
}
