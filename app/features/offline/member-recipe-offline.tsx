import { useEffect, useState } from 'react'
import { saveOnRequest, removeFilm, startDownload } from '#app/features/offline/films/downloads.ts'
import { FilmLine } from '#app/features/offline/films/film-line.tsx'
import { useSavedFilms } from '#app/features/offline/films/record.ts'
import { filmSize } from '#app/features/offline/films/save-film.ts'
import { useFilmState } from '#app/features/offline/films/use-film-state.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { saveViewed } from './save-recipes.ts'

/** Props of {@link RecipeOffline}. */
export interface RecipeOfflineProps {
  recipe: Recipe
}

/**
 * For members: saves a viewed recipe, so that it opens without a connection, and offers to save its
 * film. Renders nothing in browsers without a cache.
 */
export function RecipeOffline({ recipe }: RecipeOfflineProps) {
  const { langId } = useWords()
  useEffect(() => {
    saveViewed(recipe, langId).catch(reportFailure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another recipe, not another object
  }, [recipe.Id, langId])
  const canSave = 'serviceWorker' in navigator && 'caches' in window
  return canSave && recipe.Videos.Main && <FilmOfRecipe recipe={recipe} />
}

function FilmOfRecipe({ recipe }: RecipeOfflineProps) {
  const state = useFilmState(recipe.Id)
  useRenewal(recipe)
  const size = useFilmSize(recipe, state.is === 'elsewhere')
  return (
    <FilmLine
      state={state}
      size={size}
      onSave={() => saveOnRequest(recipe.Id)}
      onRemove={() => {
        removeFilm(recipe.Id).catch(reportFailure)
      }}
    />
  )
}

/** Downloads the film again if the recipe has another one than this device. */
function useRenewal({ Id, Videos }: Recipe): void {
  const saved = useSavedFilms().find(({ recipeId }) => recipeId === Id)
  const path = Videos.Main?.Mp4FilePath
  const isOld = saved?.isWhole === true && path !== undefined && saved.filmPath !== path
  useEffect(() => {
    if (isOld && navigator.onLine) void startDownload(Id)
  }, [isOld, Id])
}

/** Size of a film in bytes; null without a connection. */
function useFilmSize(recipe: Recipe, isWanted: boolean): number | null | undefined {
  const [size, setSize] = useState<number | null>()
  useEffect(() => {
    if (!isWanted) return undefined
    const ask = async () => {
      try {
        setSize(await filmSize(recipe))
      } catch (error) {
        reportFailure(error)
        setSize(null)
      }
    }
    void ask()
    const again = () => void ask()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another film, not another object
  }, [recipe.Videos.Main?.Mp4FilePath, isWanted])
  return size
}
