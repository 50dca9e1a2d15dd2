import { useState } from 'react'
import { loadWayToKitchen, loadFilm, useFilmStart, VideoArea } from '#app/features/film/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { HERO, HERO_PICTURE } from './hero-layout.ts'
import { HeroWords } from './hero-words.tsx'

/** Top of a recipe, with its film in three forms: step by step, inline, and whole. */
export function Hero({ recipe }: { recipe: Recipe }) {
  const startAt = useFilmStart()
  const cookAlong = useOnDemand(loadWayToKitchen)
  const film = useOnDemand(loadFilm)
  const [open, setOpen] = useState<'kitchen' | 'steps' | 'whole'>()
  const close = () => setOpen(undefined)
  const failedFilm = film.hasFailed ? 'film' : undefined
  return (
    <div className={HERO}>
      <HeroWords
        recipe={recipe}
        cookAlongPending={cookAlong.isPending}
        onCookAlong={() => {
          cookAlong.ask()
          setOpen('kitchen')
        }}
        onFilm={(chosen) => {
          film.ask()
          setOpen(chosen)
        }}
        failed={cookAlong.hasFailed ? 'kitchen' : failedFilm}
      />
      <div className={HERO_PICTURE}>
        <VideoArea recipe={recipe} startAt={startAt} />
      </div>
      {cookAlong.code && (
        <cookAlong.code.WayToKitchen
          recipe={recipe}
          open={open === 'kitchen'}
          onOpenChange={close}
        />
      )}
      {film.code && (
        <film.code.FilmDialog
          recipe={recipe}
          startAt={startAt}
          film={open === 'kitchen' ? undefined : open}
          onClose={close}
        />
      )}
    </div>
  )
}
