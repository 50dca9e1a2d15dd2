import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import type { FilmVersions } from '#contract/films/versions.ts'
import { filmKeys, OF_FILM } from '../send/film-keys.ts'

/** The films of a recipe that others see or saw, and what their author does with them. All acts throw an ApiError. */
export function useVersions(recipe: Id) {
  const { data: versions, ...state } = useKey(filmKeys.versions(recipe))
  const { write, refresh } = useCacheEditor()
  const take = async (next: FilmVersions) => await write(filmKeys.versions(recipe), next)
  return {
    versions,
    ...state,
    withdraw: async () =>
      await take(await send('DELETE /my/recipes/:id/film/publication', { params: { id: recipe } })),
    showAgain: async () =>
      await take(await send('POST /my/recipes/:id/film/publication', { params: { id: recipe } })),
    remove: async (version: Id) =>
      await take(
        await send('DELETE /my/recipes/:id/film/versions/:version', {
          params: { id: recipe, version },
        }),
      ),
    bringBack: async (version: Id) => {
      const film = await send('POST /my/recipes/:id/film/versions/:version', {
        params: { id: recipe, version },
      })
      await write(filmKeys.film(recipe), film)
      refresh(OF_FILM)
    },
  }
}
