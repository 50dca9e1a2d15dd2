import { useEffect, useMemo, useState } from 'react'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import type { LoadImage } from '#design-system/sequence-player/player.types.ts'
import { useImperial } from '#app/features/account/index.ts'
import { useHowTo, useVideoActions, yieldText } from '#app/features/recipes/index.ts'
import { loadImage } from '#app/lib/media/load-image.ts'
import { mediaUrl, pictureUrl } from '#app/lib/media/media.ts'
import { STEP_PICTURE } from '#app/lib/media/sizes.ts'
import { readToken } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STEP_PAUSE_TOLERANCE_S, STRIP_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { filmOf } from './film.ts'
import { musicOf } from './music.ts'
import { usePreferences } from './preferences.ts'

/** Loads pictures with the token, and revokes all of their object URLs in the end. */
function createLoader(): { load: LoadImage; release: () => void } {
  const urls = new Set<string>()
  return {
    load: async (src) => {
      const url = await loadImage(src)
      urls.add(url)
      return url
    },
    release: () => {
      urls.forEach((url) => URL.revokeObjectURL(url))
      urls.clear()
    },
  }
}

/**
 * How the player loads the pictures of the steps: with the token of a member; undefined for visitors,
 * whose browser loads them without.
 */
function useMemberPictures(): LoadImage | undefined {
  const [loader] = useState(() => (readToken() === null ? undefined : createLoader()))
  useEffect(() => () => loader?.release(), [loader])
  return loader?.load
}

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
  const imperial = useImperial()
  const servings = recipe.Yield?.Servings

  const film = useMemo(() => {
    // Without the how-to only what to have ready is missing.
    if (actions === undefined || people === null || howTo.isPending) return undefined
    const { steps, captions } = filmOf(actions, howTo.steps, {
      persons: people,
      servings,
      language,
      imperial,
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
          ? t('film.people', { count: people })
          : yieldText(recipe.Yield, people, { t, language }).text,
      steps,
      total: recipe.StepCount,
      captions,
      tolerance: STEP_PAUSE_TOLERANCE_S,
      stripLinger: STRIP_MS,
    }
  }, [actions, howTo.isPending, howTo.steps, people, servings, language, imperial, recipe, t])

  return {
    film: film ? { ...film, preferences, onPreferencesChange, loadImage } : undefined,
    error: film ? undefined : error,
    retry,
  }
}
