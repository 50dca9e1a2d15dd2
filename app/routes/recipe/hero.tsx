import { useState } from 'react'
import {
  loadCookAlong,
  loadWholeFilm,
  useFilmStart,
  VideoArea,
} from '#app/features/cook-along/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import type { Recipe } from '#contract/recipe.ts'
import { HeroWords } from './hero-words.tsx'

/** Keeps the place of a picture that stands above words it comes after, while the page comes in. */
const PICTURE_PLACE =
  'max-desktop:before:-mx-gutter max-desktop:before:[grid-area:1/1] max-tablet:before:aspect-picture tablet:max-desktop:before:aspect-[16/10] has-[[data-slot=sequence-player]]:before:hidden'
/**
 * Words on the left, the film on the right; on smaller screens the film comes first. While the film
 * plays here its height changes, and the words stay where they are.
 */
export const HERO = `grid items-center has-[[data-slot=sequence-player]]:items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 pb-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:pt-8 ${PICTURE_PLACE}`
/** The film's half, from edge to edge where it stands on top. */
export const HERO_PICTURE = 'max-desktop:[grid-area:1/1] max-desktop:-mx-gutter'

/** Top of a recipe: what it is, and its films in three ways: step by step, in place, and whole. */
export function Hero({ recipe }: { recipe: Recipe }) {
  const startAt = useFilmStart()
  const cookAlong = useOnDemand(loadCookAlong)
  const wholeFilm = useOnDemand(loadWholeFilm)
  const [open, setOpen] = useState<'cookAlong' | 'wholeFilm'>()
  const closeWith = (isOpen: boolean) => {
    if (!isOpen) setOpen(undefined)
  }
  return (
    <div className={HERO}>
      <HeroWords
        recipe={recipe}
        cookAlongPending={cookAlong.isPending}
        onCookAlong={() => {
          cookAlong.ask()
          setOpen('cookAlong')
        }}
        hasFailed={cookAlong.hasFailed || wholeFilm.hasFailed}
        onWholeFilm={() => {
          wholeFilm.ask()
          setOpen('wholeFilm')
        }}
      />
      <div className={HERO_PICTURE}>
        <VideoArea recipe={recipe} startAt={startAt} />
      </div>
      {cookAlong.code && (
        <cookAlong.code.CookAlong
          recipe={recipe}
          startAt={startAt}
          open={open === 'cookAlong'}
          onOpenChange={closeWith}
        />
      )}
      {wholeFilm.code && (
        <wholeFilm.code.WholeFilm
          recipe={recipe}
          open={open === 'wholeFilm'}
          onOpenChange={closeWith}
        />
      )}
    </div>
  )
}
