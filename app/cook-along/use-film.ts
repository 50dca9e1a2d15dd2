import { useMemo } from 'react'
import type { SequencePlayerProps } from '#design-system/sequence-player/player-props.ts'
import { filmOf } from '#app/cook-along/film.ts'
import { useFilmStyles } from '#app/cook-along/film-styles.ts'
import { musicOf } from '#app/cook-along/music.ts'
import { usePreferences } from '#app/cook-along/preferences.ts'
import { useMemberPictures } from '#app/cook-along/use-member-pictures.ts'
import { useUnitSystem } from '#app/data/member.ts'
import { useHowTo, useVideoActions } from '#app/data/recipe.ts'
import { useWords } from '#app/words/words-provider.tsx'
import { mediaUrl, pictureUrl } from '#app/data/media.ts'
import type { Recipe } from '#contract/recipe.ts'

/** A film on its way to the player. */
export interface FilmState {
  /** Props of the player; undefined until everything is there. */
  film: SequencePlayerProps | undefined
  /** Why there is none. */
  error: unknown
  /** Asks again. */
  retry: () => Promise<unknown>
}

/** Width of the picture that stands before the film runs: that of its file. */
const POSTER_WIDTH = 640

/**
 * The film of a recipe with its steps, as the player takes it.
 *
 * @param people for how many the amounts are; null while the cook is still choosing
 */
export function useFilm(recipe: Recipe, people: number | null): FilmState {
  const { t, language } = useWords()
  const { actions, error, retry } = useVideoActions(recipe, people)
  const howTo = useHowTo(String(recipe.Id))
  const [preferences, onPreferencesChange] = usePreferences()
  const loadImage = useMemberPictures()
  const isStyled = useFilmStyles()
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
      poster: poster ? pictureUrl(poster, POSTER_WIDTH) : null,
      musicSrc: mediaUrl(musicOf(recipe.Id)),
      peopleLabel: t('cookAlong.people', { count: people }),
      steps,
      captions,
    }
  }, [actions, howTo.isPending, howTo.steps, people, language, unitSystem, recipe, t])

  return {
    film: film && isStyled ? { ...film, preferences, onPreferencesChange, loadImage } : undefined,
    error: film ? undefined : error,
    retry,
  }
}
