import { gunzipSync } from 'node:zlib'
import { FILE_MAX, type Archive } from './archive.ts'
import { decodeText } from '../decode.ts'
import { FoundRecipes } from './found-recipes.ts'
import { withColon, withSections } from '../headings.ts'
import { ImportError } from '../import-error.ts'
import { listOf, objectOf, parseJson, present, textOf, type Json } from '../json-value.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import type { PictureRef, RawRecipe } from '../raw-recipe.ts'

/** A recipe of Paprika: JSON in gzip. */
function unpack(bytes: Buffer, archive?: Archive): Readonly<Record<string, Json>> {
  try {
    const json = gunzipSync(bytes, { maxOutputLength: FILE_MAX })
    archive?.spend(json.length)
    return objectOf(parseJson(decodeText(json))) ?? {}
  } catch (error) {
    if (error instanceof ImportError) throw error
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ImportError(isLarge ? 'TooLarge' : 'NotReadable')
  }
}

const linesOf = (value: Json) =>
  (textOf(value) ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '')

/** Reads a recipe that is a file of its own. */
export function paprikaRecipe(bytes: Buffer): RawRecipe {
  return recipeOf(unpack(bytes))
}

function recipeOf(recipe: Readonly<Record<string, Json>>, picture?: PictureRef): RawRecipe {
  const [name, address] = [textOf(recipe.source), textOf(recipe.source_url)]
  const calories = /(?:calories|kcal|kalorien)\D{0,5}(\d+)|(?<!\d)(\d+)\s{0,5}kcal/iu.exec(
    textOf(recipe.nutritional_info)?.slice(0, 1_000) ?? '',
  )
  return {
    name: textOf(recipe.name) ?? '',
    ingredients: linesOf(recipe.ingredients).map(withColon),
    steps: withSections(linesOf(recipe.directions).map((text) => ({ text }))),
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

/** The photo in a recipe of an archive. */
export async function paprikaPhoto(archive: Archive, name: string): Promise<Buffer> {
  const recipe = unpack(await archive.read(name), archive)
  return Buffer.from(textOf(recipe.photo_data) ?? '', 'base64')
}

/** Reads an export of Paprika. */
export async function readPaprika(archive: Archive): Promise<RawRecipe[]> {
  const found = new FoundRecipes()
  for (const name of archive.names.filter((file) => /\.paprikarecipe$/iu.test(file))) {
    found.add(recipeOf(unpack(await archive.read(name), archive), { kind: 'paprika', name }))
  }
  return found.recipes
}
