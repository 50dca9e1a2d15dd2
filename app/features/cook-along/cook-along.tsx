import { useEffect, useState } from 'react'
import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import { SequencePlayerDialog } from '#design-system/sequence-player/sequence-player-dialog.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { tinOfBasis, useScale, useServings } from './people.ts'
import { ServingsDialog } from './servings-dialog.tsx'
import { useFilm } from './use-film.ts'
import './film.css'

/** Props of {@link CookAlong}. */
export interface CookAlongProps {
  /** The recipe, which has a film. */
  recipe: Recipe
  /** Whether the dialog or the film is open. */
  open: boolean
  /** Called when the cook closes the dialog or the film. */
  onOpenChange: (open: boolean) => void
  /** Where the film begins. @default its beginning */
  startAt?: PlayerStart | undefined
}

/**
 * Cook along in the whole window: asks for the number of people, fetches the steps for it and opens the
 * film (VID-01, VID-04, VID-30).
 */
export function CookAlong({ recipe, open, onOpenChange, startAt }: CookAlongProps) {
  const [people, setPeople] = useServings(recipe)
  const { scaled } = useScale(recipe)
  const [stage, setStage] = useState<'asking' | 'loading' | 'film'>('asking')
  const { film, error, retry } = useFilm(recipe, open && stage !== 'asking' ? people : null)
  const [isRetrying, setRetrying] = useState(false)
  const isReady = open && stage === 'loading' && film !== undefined

  useEffect(() => {
    if (!isReady) return undefined
    // After a task: the dialog has then closed and returned the focus to its opener, to which the
    // film will return it.
    const turn = setTimeout(() => setStage('film'), 0)
    return () => clearTimeout(turn)
  }, [isReady])

  const start = async () => {
    setStage('loading')
    if (error === undefined) return
    setRetrying(true)
    await retry()
    setRetrying(false)
  }
  const change = (next: boolean) => {
    if (!next) setStage('asking')
    onOpenChange(next)
  }
  return (
    <>
      <ServingsDialog
        open={open && stage !== 'film' && !isReady}
        onOpenChange={change}
        people={people}
        makes={recipe.Yield}
        tin={tinOfBasis(scaled?.basis)}
        onPeopleChange={(next) => {
          setPeople(next)
          setStage('asking')
        }}
        pending={stage === 'loading' && (error === undefined || isRetrying)}
        failed={stage === 'loading' && error !== undefined && !isRetrying}
        onStart={() => void start()}
      />
      {film && (
        <SequencePlayerDialog
          {...film}
          open={open && stage === 'film'}
          onOpenChange={change}
          startAt={startAt}
        />
      )}
    </>
  )
}
