import { useEffect, useState } from 'react'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

// The texts of a film are written with the words of the player.
const FilmText = lateComponent<{ recipe: Recipe }>(
  async () => (await withAreas(['filmText', 'film'], import('./film-text.tsx'))).FilmText,
)

/** The film as text, folded; its room is kept until its code has been fetched. */
export function LateFilmText({ recipe }: { recipe: Recipe }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => void idle().then(() => setIdle(true)), [])
  return <div className="min-h-14 print:hidden">{isIdle && <FilmText recipe={recipe} />}</div>
}
