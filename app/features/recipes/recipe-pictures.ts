import { pictureUrl } from '#app/lib/media/media.ts'
import type { PictureWidth } from '#contract/pictures.ts'
import type { RecipeContents } from './recipe-contents.ts'

/** Width of a step's picture in the player: twice its size in the strip. */
export const THUMB_WIDTH = 320
/** Widths that are saved for offline use; the service worker responds with them to every width. */
const PICTURE_WIDTH = 640
const PLATE_WIDTH = 160

const urls = (paths: readonly (string | null | undefined)[], width: PictureWidth) =>
  paths.flatMap((path) => (path ? [pictureUrl(path, width)] : []))

/** Addresses of all pictures on the page of a recipe, each in one width. */
export function pagePictures({ recipe, ingredients, steps, tools }: RecipeContents): string[] {
  const used = tools?.filter(({ Id }) => recipe?.ToolIds.includes(Id))
  return [
    ...urls([recipe?.CoverPath, recipe?.IngredientImagePath, recipe?.ToolImagePath], PICTURE_WIDTH),
    ...urls(steps?.map(({ ImagePath }) => ImagePath) ?? [], PICTURE_WIDTH),
    ...urls([recipe?.Author.ImagePath], PLATE_WIDTH),
    ...urls(ingredients?.map(({ Ingredient }) => Ingredient.ImagePath) ?? [], PLATE_WIDTH),
    ...urls(used?.map(({ ImagePath }) => ImagePath) ?? [], PLATE_WIDTH),
  ]
}

/** Addresses of the pictures that the player shows of a recipe's film. */
export function filmPictures({ actions }: RecipeContents): string[] {
  return urls(actions?.map(({ ThumbPath }) => ThumbPath) ?? [], THUMB_WIDTH)
}
