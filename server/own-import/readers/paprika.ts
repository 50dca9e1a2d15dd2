import { gunzipSync } from 'node:zlib'
import { FILE_MAX, type Archive } from './archive.ts'
import { decodeText } from './decode.ts'
import { ImportError } from './import-error.ts'
import { listOf, objectOf, parseJson, present, textOf, type Json } from './json-value.ts'
import { minutesOf } from './minutes.ts'
import type { PictureRef, RawRecipe } from './raw-recipe.ts'

/** A recipe of Paprika: JSON in gzip. */
function unpack(bytes: Buffer): Readonly<Record<string, Json>> {
  try {
    const json = gunzipSync(bytes, { maxOutputLength: FILE_MAX })
    return objectOf(parseJson(decodeText(json))) ?? {}
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ImportError(isLarge ? 'TooLarge' : 'NotReadable')
  }
}

const linesOf = (value: Json) =>
  (textOf(value) ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '')

/** Reads one recipe. */
export function paprikaRecipe(bytes: Buffer, picture?: PictureRef): RawRecipe {
  const recipe = unpack(bytes)
  const [name, address] = [textOf(recipe.source), textOf(recipe.source_url)]
  const calories = /(?:calories|kcal|kalorien)\D{0,5}(\d+)|(\d+)\s*kcal/iu.exec(
    textOf(recipe.nutritional_info) ?? '',
  )
  return {
    name: textOf(recipe.name) ?? '',
    ingredients: linesOf(recipe.ingredients),
    steps: linesOf(recipe.directions).map((text) => ({ text })),
    tags: listOf(recipe.categories).flatMap((word) => textOf(word) ?? []),
    ...present({
      description: textOf(recipe.description),
      servings: textOf(recipe.servings),
      prepMinutes: minutesOf(textOf(recipe.prep_time)),
      cookMinutes: minutesOf(textOf(recipe.cook_time)),
      totalMinutes: minutesOf(textOf(recipe.total_time)),
      note: textOf(recipe.notes),
      picture: textOf(recipe.photo_data) === undefined ? undefined : picture,
    }),
    source: present({ name, address }),
    ...(address !== undefined && { isForeign: true }),
    ...(calories && { nutrition: { Calorie: calories[1] ?? calories[2] ?? '' } }),
  }
}

/** The photo in a recipe. */
export function paprikaPhoto(bytes: Buffer): Buffer {
  return Buffer.from(textOf(unpack(bytes).photo_data) ?? '', 'base64')
}

/** Reads an export of Paprika. */
export async function readPaprika(archive: Archive): Promise<RawRecipe[]> {
  const recipes: RawRecipe[] = []
  for (const name of archive.names.filter((file) => /\.paprikarecipe$/iu.test(file))) {
    recipes.push(paprikaRecipe(await archive.read(name), { kind: 'paprika', name }))
  }
  return recipes
}
