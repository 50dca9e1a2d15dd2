import { useEffect, useRef, useState, type Ref } from 'react'
import { PlayDisc } from '#design-system/icon-button/play-disc.tsx'
import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import { useVideoActions } from '#app/features/recipes/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import { FilmFailed } from './film-failed.tsx'
import { ShortFilm } from './short-film.tsx'

const loadInlineFilm = () => withAreas(['film'], import('./inline-film.tsx'))

/** Props of {@link VideoArea}. */
export interface VideoAreaProps {
  recipe: Recipe
  /** The position that the URL names; one in seconds opens the film at once. */
  startAt: PlayerStart | undefined
}

/**
 * The picture of a recipe with its short film; the round button plays the film step by step in its place
 *. Without a film it says so.
 */
export function VideoArea({ recipe, startAt }: VideoAreaProps) {
  const { t } = useWords()
  const { code, isPending, hasFailed, ask } = useOnDemand(loadInlineFilm)
  const hasFilm = recipe.Videos.Main !== null
  const seconds = startAt && 'seconds' in startAt ? startAt.seconds : undefined
  const isWanted = hasFilm && seconds !== undefined
  // The cook's last action counts until the URL names another position.
  const [choice, setChoice] = useState<{ seconds: number | undefined; isPlaying: boolean }>()
  const isPlaying = choice && choice.seconds === seconds ? choice.isPlaying : isWanted
  useEffect(() => {
    if (isWanted) ask()
  }, [isWanted, ask])
  const disc = useRef<HTMLButtonElement>(null)
  const isClosed = choice?.isPlaying === false
  useEffect(() => {
    if (isClosed) disc.current?.focus({ preventScroll: true })
  }, [isClosed])

  if (code && isPlaying) {
    return (
      <code.InlineFilm
        key={seconds}
        recipe={recipe}
        startAt={startAt}
        onClose={() => setChoice({ seconds, isPlaying: false })}
      />
    )
  }
  const play = () => {
    ask()
    setChoice({ seconds, isPlaying: true })
  }
  return (
    <>
      <ShortFilm recipe={recipe}>
        {hasFilm && <FilmCall ref={disc} recipe={recipe} isPending={isPending} onPlay={play} />}
        {!hasFilm && !recipe.Videos.Short && (
          <p className="absolute inset-s-5 bottom-5 rounded-control bg-chip-on-image px-3 py-1.5 text-label font-semibold text-ink shadow-plate forced-colors:border">
            {t('empty.headerVideo')}
          </p>
        )}
      </ShortFilm>
      {hasFailed && (
        <div className="max-desktop:px-gutter">
          <FilmFailed />
        </div>
      )}
    </>
  )
}

interface FilmCallProps {
  /** The round button. */
  ref: Ref<HTMLButtonElement>
  recipe: Recipe
  /** The player is being fetched. */
  isPending: boolean
  onPlay: () => void
}

/** The round button that plays the film, and its caption. */
function FilmCall({ ref, recipe, isPending, onPlay }: FilmCallProps) {
  const { t } = useWords()
  const count = recipe.StepCount
  return (
    <div className="absolute inset-x-5 bottom-5 flex items-center gap-3">
      <PlayDisc
        ref={ref}
        label={t('recipe.playHere', { count })}
        pending={isPending}
        onClick={onPlay}
      />
      <p className="rounded-control bg-chip-on-image px-3 py-1.75 leading-tight font-semibold text-ink shadow-plate forced-colors:border">
        {t('recipe.waits', { count })}
        <FilmLength recipe={recipe} />
      </p>
    </div>
  )
}

/** Length of the film without pauses; empty until its steps are known. */
function FilmLength({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { actions } = useVideoActions(recipe)
  const end = actions?.at(-1)?.StopsAt
  if (end === undefined) return null
  const seconds = Math.round(timeToSeconds(end) ?? 0)
  const length = seconds < 60 ? `${seconds}\u00a0s` : formatDuration(end)
  return (
    <small className="block text-caption font-regular text-ink-soft">
      {t('recipe.filmLength', { length })}
    </small>
  )
}
