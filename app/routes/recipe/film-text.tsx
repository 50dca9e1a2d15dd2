import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Captions, ChevronDown } from '#design-system/icon/lucide.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import './film-text.css'

// The text of a film is written with the words of the player.
const Content = lateComponent<{ recipe: Recipe }>(
  async () => (await withAreas(['film'], import('./film-text-content.tsx'))).FilmTextContent,
)

/** The film of a recipe to read, and its tracks to take along: folded below the steps. */
export function FilmText({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="film-text"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpen(true)
      }}
    >
      <summary>
        <Icon of={Captions} />
        <span>
          {t('filmText.title')} <small>{t('filmText.hint')}</small>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && <Content recipe={recipe} />}
    </details>
  )
}
