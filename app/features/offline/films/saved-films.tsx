import { useCallback, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { saveOnRequest, removeFilm } from './downloads.ts'
import { FilmEntry } from './film-entry.tsx'
import { useMegabytes } from './megabytes.ts'
import { useSavedFilms, type SavedFilm } from './record.ts'
import { useFilmsThere, useFilmState } from './use-film-state.ts'

/** Whether the storage of this site is persistent. */
interface PersistentStorage {
  /** Undefined while this is being checked. */
  readonly isGiven: boolean | undefined
  /** Requests it, which may prompt the cook. Resolves with whether it is granted. */
  readonly ask: () => Promise<boolean>
}

/** Reads and requests persistent storage, see `navigator.storage.persist`. */
function usePersistentStorage(): PersistentStorage {
  const [isGiven, setGiven] = useState<boolean>()
  useEffect(() => {
    navigator.storage.persisted().then(setGiven).catch(reportFailure)
  }, [])
  const ask = useCallback(async () => {
    const given = await navigator.storage.persist()
    setGiven(given)
    return given
  }, [])
  return { isGiven, ask }
}

/** The saved films, the space they take up, and whether the storage is persistent. */
export function SavedFilms() {
  const { t } = useWords()
  const films = useSavedFilms()
  const place = useRef<HTMLDivElement>(null)
  const remove = async (removed: readonly SavedFilm[]) => {
    await Promise.all(removed.map(({ recipeId }) => removeFilm(recipeId)))
    // The pressed button is gone.
    place.current?.focus({ preventScroll: true })
  }
  const removeAll = async () => {
    const isSure = await confirm({
      title: t('offline.removeAllQuestion'),
      description: t('offline.removeAllText'),
      confirmLabel: t('offline.removeAll'),
    })
    if (isSure) await remove(films)
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <p className="text-ink-soft">{t('offline.intro')}</p>
      {films.length === 0 ? (
        <EmptyState
          title={t('offline.none')}
          headingLevel="h3"
          action={<ButtonLink href="/recipes">{t('offline.findRecipes')}</ButtonLink>}
        >
          {t('offline.noneText')}
        </EmptyState>
      ) : (
        <>
          <Total />
          <ul className="mt-4 border-t border-line">
            {films.map((film) => (
              <Entry
                key={film.recipeId}
                film={film}
                onRemove={() => {
                  remove([film]).catch(reportFailure)
                }}
              />
            ))}
          </ul>
          {films.length > 1 && (
            <Button
              className="mt-6"
              onClick={() => {
                removeAll().catch(reportFailure)
              }}
            >
              {t('offline.removeAll')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Entry({ film, onRemove }: { film: SavedFilm; onRemove: () => void }) {
  const state = useFilmState(film.recipeId)
  return (
    <FilmEntry
      film={film}
      state={state}
      onSave={() => saveOnRequest(film.recipeId)}
      onRemove={onRemove}
    />
  )
}

/** Number and size of the saved films, and whether the storage is persistent. */
function Total() {
  const { t } = useWords()
  const inMegabytes = useMegabytes()
  const { isGiven, ask } = usePersistentStorage()
  const [isRefused, setRefused] = useState(false)
  const films = useFilmsThere()
  if (!films || films.length === 0) return null
  const bytes = films.reduce((sum, film) => sum + film.bytes, 0)
  return (
    <div className="mt-6">
      <p className="font-semibold">
        {t('offline.total', { count: films.length, size: inMegabytes(bytes) })}
      </p>
      {isGiven === true && <p>{t('offline.promised')}</p>}
      {isGiven === false && (
        <>
          <p>{t(isRefused ? 'offline.refused' : 'offline.notPromised')}</p>
          {!isRefused && (
            <Button
              size="s"
              className="mt-2"
              onClick={() => {
                ask()
                  .then((given) => setRefused(!given))
                  .catch(reportFailure)
              }}
            >
              {t('offline.askPromise')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
