import { useMemo } from 'react'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'
import { withSounds } from '#design-system/sequence-player/sounds.ts'
import { useUnitSystem } from '#app/features/account/index.ts'
import { useHowTo, useServings, useVideoActions } from '#app/features/recipes/index.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { filmOf } from './film.ts'
import './film.css'

/** Props of {@link WholeFilm}. */
export interface WholeFilmProps {
  /** The recipe, which has a film. */
  recipe: Recipe
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A recipe's film without pauses, with the browser's own controls (RCD-24). */
export function WholeFilm({ recipe, open, onOpenChange }: WholeFilmProps) {
  const { t, language } = useWords()
  const [people] = useServings(recipe)
  const unitSystem = useUnitSystem()
  // The film plays without captions, too.
  const { actions = [] } = useVideoActions(recipe, open ? people : null)
  const { steps: howTo } = useHowTo(recipe.Id)
  const captions = useMemo(() => {
    const film = filmOf(actions, howTo, { persons: people, language, unitSystem, t })
    return withSounds(film.captions, film.steps)
  }, [actions, howTo, people, language, unitSystem, t])
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
