import { pictureUrl } from '#app/lib/media/media.ts'
import { OFFLINE_WIDTH, STEP_THUMB_WIDTH, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import type { PictureWidth } from '#contract/pictures.ts'
import type { RecipeContents } from './recipe-contents.ts'

const urls = (paths: readonly (string | null | undefined)[], width: PictureWidth) =>
  paths.flatMap((path) => (path ? [pictureUrl(path, width)] : []))

/**
 * Addresses of all pictures on the page of a recipe, each in one width: the service worker responds
 * with it to every width.
 */
export function pagePictures({ recipe, ingredients, steps, tools }: RecipeContents): string[] {
  const used = tools?.filter(({ Id }) => recipe?.ToolIds.includes(Id))
  return [
    ...urls([recipe?.CoverPath, recipe?.IngredientImagePath, recipe?.ToolImagePath], OFFLINE_WIDTH),
    ...urls(steps?.map(({ ImagePath }) => ImagePath) ?? [], OFFLINE_WIDTH),
    ...urls([recipe?.Author.ImagePath], THUMBNAIL_WIDTH),
    ...urls(ingredients?.map(({ Ingredient }) => Ingredient.ImagePath) ?? [], THUMBNAIL_WIDTH),
    ...urls(used?.map(({ ImagePath }) => ImagePath) ?? [], THUMBNAIL_WIDTH),
  ]
}

/** Addresses of the pictures that the player shows of a recipe's film. */
export function filmPictures({ actions }: RecipeContents): string[] {
  return urls(actions?.map(({ ThumbPath }) => ThumbPath) ?? [], STEP_THUMB_WIDTH)
}
