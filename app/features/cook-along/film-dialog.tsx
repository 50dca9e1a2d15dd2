import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import type { Recipe } from '#contract/recipe.ts'
import { FilmWithStops } from './film-with-stops.tsx'
import { WholeFilm } from './whole-film.tsx'

/** Props of {@link FilmDialog}. */
export interface FilmDialogProps {
  /** The recipe, which has a film. */
  recipe: Recipe
  /** The film that is open: with its stops, or without. Undefined while none is. */
  film: 'steps' | 'whole' | undefined
  onClose: () => void
  /** Where the film with stops begins. @default its beginning */
  startAt: PlayerStart | undefined
}

/** The film of a recipe in the whole window, without a session of the kitchen (VID-05, RCD-24). */
export function FilmDialog({ recipe, film, onClose, startAt }: FilmDialogProps) {
  return (
    <>
      <FilmWithStops
        recipe={recipe}
        open={film === 'steps'}
        onOpenChange={onClose}
        startAt={startAt}
      />
      <WholeFilm recipe={recipe} open={film === 'whole'} onOpenChange={onClose} />
    </>
  )
}
