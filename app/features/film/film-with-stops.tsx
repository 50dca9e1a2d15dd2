import { useEffect, useState } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import { SequencePlayerDialog } from '#design-system/sequence-player/sequence-player-dialog.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useServings } from '#app/features/recipes/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { useFilm } from './use-film.ts'
import './film.css'

/** Props of {@link FilmWithStops}. */
export interface FilmWithStopsProps {
  /** The recipe, which has a film. */
  recipe: Recipe
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where the film begins. @default its beginning */
  startAt: PlayerStart | undefined
}

/** The film step by step in the whole window, without a session of the kitchen. */
export function FilmWithStops({ recipe, open, onOpenChange, startAt }: FilmWithStopsProps) {
  const { t } = useWords()
  const [people] = useServings(recipe)
  const { film, error, retry } = useFilm(recipe, open ? people : null)
  const isReady = useLater(open && film !== undefined)
  return (
    <>
      <Dialog
        open={open && film === undefined}
        onOpenChange={onOpenChange}
        size="xl"
        title={recipe.Name}
      >
        {error === undefined ? (
          <p role="status" className="grid min-h-40 place-content-center text-[2rem]">
            <Spinner />
            <span className="sr-only">{t('film.loading')}</span>
          </p>
        ) : (
          <LoadFailed title={t('film.failedTitle')} text={t('film.failedText')} onRetry={retry} />
        )}
      </Dialog>
      {film && (
        <SequencePlayerDialog
          {...film}
          open={isReady}
          onOpenChange={onOpenChange}
          startAt={startAt}
        />
      )}
    </>
  )
}

/**
 * A flag that becomes true one task later. By then the loading dialog has closed and returned the
 * focus to its opener. The film returns the focus there when it closes.
 */
function useLater(flag: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const turn = setTimeout(() => setLate(flag), 0)
    return () => clearTimeout(turn)
  }, [flag])
  return flag && isLate
}
