import { useMemo } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { PlayerStart } from '#design-system/sequence-player/player.types.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
import { withSounds } from '#design-system/sequence-player/sounds.ts'
import { useImperial } from '#app/features/account/index.ts'
import { useHowTo, useServings, useVideoActions } from '#app/features/recipes/index.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { FilmWithStops } from './film-with-stops.tsx'
import './film.css'
import { filmOf } from './film.ts'

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

/** The film of a recipe in the whole window, without a session of the kitchen. */
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

/** Props of {@link WholeFilm}. */
interface WholeFilmProps {
  /** The recipe, which has a film. */
  recipe: Recipe
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A recipe's film without pauses, with the browser's own controls. */
function WholeFilm({ recipe, open, onOpenChange }: WholeFilmProps) {
  const { t, language } = useWords()
  const [people] = useServings(recipe)
  const imperial = useImperial()
  const servings = recipe.Yield?.Servings
  // The film plays without captions, too.
  const { actions = [] } = useVideoActions(recipe, open ? people : null)
  const { steps: howTo } = useHowTo(recipe.Id)
  const captions = useMemo(() => {
    const film = filmOf(actions, howTo, { persons: people, servings, language, imperial, t })
    return withSounds(film.captions, film.steps)
  }, [actions, howTo, people, servings, language, imperial, t])
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="xl" title={recipe.Name}>
      <SequencePlayer
        title={recipe.Name}
        src={mediaUrl(recipe.Videos.Main?.Mp4FilePath)}
        steps={[]}
        captions={captions}
        autoPlay
      />
    </Dialog>
  )
}
