import type { CookItem } from '#design-system/cook-mode/index.ts'
import { useUnitSystem } from '#app/features/account/index.ts'
import { useTools } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientItem } from '#app/lib/words/ingredient-item.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Scene } from './use-scene.ts'

/** Something that a step needs, with its picture. */
export interface HandItem extends CookItem {
  readonly src: string | null
}

const picture = (path: string | null) => path && pictureUrl(path, THUMBNAIL_WIDTH)

/** The ingredients and tools of the current step. */
export function useItems({ session, current }: Scene): HandItem[] {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const { tools = [] } = useTools()
  if (!current) return []
  const options = { persons: session.people, language, unitSystem }
  const { Ingredients, ToolIds } = current.step
  return [
    ...Ingredients.map((row) => {
      const { Id, ImagePath } = row.Ingredient
      const { amount, name } = ingredientItem(row, options, t)
      return { id: `ingredient:${Id}`, amount, name, src: picture(ImagePath) }
    }),
    ...tools
      .filter(({ Id }) => ToolIds.includes(Id))
      .map(({ Id, Name, ImagePath }) => ({
        id: `tool:${Id}`,
        amount: '',
        name: Name,
        src: picture(ImagePath),
      })),
  ]
}
