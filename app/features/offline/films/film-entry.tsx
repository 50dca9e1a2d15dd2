import { useId } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Download, Trash2 } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { COVER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Arriving } from './download-progress.tsx'
import { useMegabytes } from './megabytes.ts'
import type { SavedFilm } from './record.ts'
import type { FilmState } from './use-film-state.ts'

/** Props of {@link FilmEntry}. */
export interface FilmEntryProps {
  film: SavedFilm
  state: FilmState
  /** Saves the film again, or continues the download. */
  onSave: () => void
  /** Cancels the download, or removes the film. */
  onRemove: () => void
}

/** A film in the list of saved films. */
export function FilmEntry({ film, state, onSave, onRemove }: FilmEntryProps) {
  const { t, langId } = useWords()
  const name = film.names[langId]
  const noteId = useId()
  const canSave = state.is === 'partial' || state.is === 'removed' || state.is === 'too-large'
  return (
    <li
      data-film={state.is}
      className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3"
    >
      <Image
        {...COVER}
        src={film.coverPath && pictureUrl(film.coverPath, THUMBNAIL_WIDTH)}
        alt=""
        className="rounded-control"
      />
      <div className="min-w-0">
        <h3 className="font-semibold hyphens-auto">
          <Link href={`/recipes/${film.recipeId}`}>{name}</Link>
        </h3>
        <div id={noteId} className="text-label text-ink-soft">
          <Note film={film} state={state} />
        </div>
        {canSave && (
          <Button
            size="s"
            icon={Download}
            aria-label={
              state.is === 'partial'
                ? t('offline.resumeFilm', { name })
                : t('offline.saveFilmAgain', { name })
            }
            onClick={onSave}
            className="mt-2"
          >
            {t(state.is === 'partial' ? 'offline.resume' : 'offline.saveAgain')}
          </Button>
        )}
      </div>
      <IconButton
        icon={Trash2}
        label={t('offline.removeFilm', { name })}
        aria-describedby={noteId}
        onClick={onRemove}
      />
    </li>
  )
}

function Note({ film, state }: Pick<FilmEntryProps, 'film' | 'state'>) {
  const { t } = useWords()
  const inMegabytes = useMegabytes()
  if (state.is === 'arriving') return <Arriving arrival={state.arrival} />
  if (state.is === 'partial') return t('offline.partial')
  if (state.is === 'too-large') return t('offline.noRoom')
  if (state.is === 'removed') return t('offline.gone')
  return t('offline.size', { size: inMegabytes(film.bytes) })
}
