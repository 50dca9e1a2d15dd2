import { useMemo } from 'react'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { useUnitSystem } from '#app/features/account/index.ts'
import { useHowTo, useVideoActions } from '#app/features/recipes/index.ts'
import { mediaUrl, pictureUrl } from '#app/lib/media/media.ts'
import { STEP_PICTURE } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STEP_PAUSE_TOLERANCE_S, STRIP_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { filmOf } from './film.ts'
import { musicOf } from './music.ts'
import { usePreferences } from './preferences.ts'
import { useMemberPictures } from './use-member-pictures.ts'

/** A film on its way to the player. */
export interface FilmState {
  /** Props of the player; undefined until everything is there. */
  film: SequencePlayerProps | undefined
  /** Why there is none. */
  error: unknown
  /** Asks again. */
  retry: () => Promise<unknown>
}

/**
 * The film of a recipe with its steps, as the player takes it.
 *
 * @param people for how many the amounts are; null while the cook is still choosing
 */
export function useFilm(recipe: Recipe, people: number | null): FilmState {
  const { t, language } = useWords()
  const { actions, error, retry } = useVideoActions(recipe, people)
  const howTo = useHowTo(recipe.Id)
  const [preferences, onPreferencesChange] = usePreferences()
  const loadImage = useMemberPictures()
  const unitSystem = useUnitSystem()

  const film = useMemo(() => {
    // Without the how-to a cook can still cook along: only what to have ready is not said then.
    if (actions === undefined || people === null || howTo.isPending) return undefined
    const { steps, captions } = filmOf(actions, howTo.steps, {
      persons: people,
      language,
      unitSystem,
    })
    const poster = actions.find(({ ThumbPath }) => ThumbPath !== null)?.ThumbPath
    return {
      title: recipe.Name,
      src: mediaUrl(recipe.Videos.Main?.Mp4FilePath),
      poster: poster ? pictureUrl(poster, STEP_PICTURE.width) : null,
      musicSrc: mediaUrl(musicOf(recipe.Id)),
      peopleLabel: t('cookAlong.people', { count: people }),
      steps,
      total: recipe.StepCount,
      captions,
      tolerance: STEP_PAUSE_TOLERANCE_S,
      stripLinger: STRIP_MS,
    }
  }, [actions, howTo.isPending, howTo.steps, people, language, unitSystem, recipe, t])

  return {
    film: film ? { ...film, preferences, onPreferencesChange, loadImage } : undefined,
    error: film ? undefined : error,
    retry,
  }
}
