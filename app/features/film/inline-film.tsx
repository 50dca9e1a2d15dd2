import { useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useServings } from '#app/features/recipes/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { useFilm } from './use-film.ts'
import './film.css'

/** Props of {@link InlineFilm}. */
export interface InlineFilmProps {
  /** The recipe, which has a film. */
  recipe: Recipe
  /** Where the film begins. @default its beginning */
  startAt: PlayerStart | undefined
  /** Called when the cook closes the film. */
  onClose: () => void
}

/** The film step by step inside the page, for the chosen number of people. */
export function InlineFilm({ recipe, startAt, onClose }: InlineFilmProps) {
  const { t } = useWords()
  const [people] = useServings(recipe)
  const { film, error, retry } = useFilm(recipe, people)
  const player = useRef<HTMLElement>(null)
  const close = useClose(startAt, onClose)
  const isThere = film !== undefined
  // The button that opened it has been removed. The keys of the player need the focus inside it.
  useEffect(() => {
    if (isThere) player.current?.focus({ preventScroll: true })
  }, [isThere])

  if (film) {
    return <SequencePlayer {...film} ref={player} startAt={startAt} autoPlay onClose={close} />
  }
  if (error !== undefined) {
    return (
      <LoadFailed title={t('film.failedTitle')} text={t('recipe.failed.text')} onRetry={retry} />
    )
  }
  return (
    <SkeletonRegion>
      <Skeleton className="aspect-picture rounded-picture" />
    </SkeletonRegion>
  )
}

/**
 * Closing a film that the picture of a step has opened leads back to that picture, further down the
 * page.
 */
function useClose(startAt: PlayerStart | undefined, onClose: () => void): () => void {
  const navigate = useNavigate()
  const cameBy: string = useNavigationType()
  const isFromStep = cameBy === 'PUSH' && startAt && 'seconds' in startAt
  if (!isFromStep) return onClose
  return () => {
    const link = document.querySelector<HTMLElement>(`a[href$="?t=${startAt.seconds}"]`)
    if (!link) return onClose()
    link.focus({ preventScroll: true })
    // The browser scrolls to where the reader was.
    void navigate(-1)
  }
}
