import { useMemo } from 'react'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { useUnitSystem } from '#app/features/account/index.ts'
import { useHowTo, useVideoActions, yieldText } from '#app/features/recipes/index.ts'
import { mediaUrl, pictureUrl } from '#app/lib/media/media.ts'
import { STEP_PICTURE } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STEP_PAUSE_TOLERANCE_S, STRIP_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { filmOf } from './film.ts'
import { musicOf } from './music.ts'
import { usePreferences } from './preferences.ts'
import { useMemberPictures } from './use-member-pictures.ts'

/** The props of the player, or why there are none. */
export interface FilmState {
  /** Undefined until everything has been fetched. */
  film: SequencePlayerProps | undefined
  /** Why fetching failed. */
  error: unknown
  /** Retries the calls that failed. */
  retry: () => Promise<unknown>
}

/**
 * The film of a recipe with its steps, as props of the player.
 *
 * @param people the number that amounts are for; null while the cook is choosing
 */
export function useFilm(recipe: Recipe, people: number | null): FilmState {
  const { t, language } = useWords()
  const { actions, error, retry } = useVideoActions(recipe, people)
  const howTo = useHowTo(recipe.Id)
  const [preferences, onPreferencesChange] = usePreferences()
  const loadImage = useMemberPictures()
  const unitSystem = useUnitSystem()

  const film = useMemo(() => {
    // Without the how-to only what to have ready is missing.
    if (actions === undefined || people === null || howTo.isPending) return undefined
    const { steps, captions } = filmOf(actions, howTo.steps, {
      persons: people,
      language,
      unitSystem,
      t,
    })
    const poster = actions.find(({ ThumbPath }) => ThumbPath !== null)?.ThumbPath
    return {
      title: recipe.Name,
      src: mediaUrl(recipe.Videos.Main?.Mp4FilePath),
      poster: poster ? pictureUrl(poster, STEP_PICTURE.width) : null,
      musicSrc: mediaUrl(musicOf(recipe.Id)),
      peopleLabel:
        recipe.Yield?.Of === undefined && Number.isInteger(people)
          ? t('cookAlong.people', { count: people })
          : yieldText(recipe.Yield, people, { t, language }).text,
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
