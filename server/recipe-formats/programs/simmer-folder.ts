import { Value } from 'typebox/value'
import { textOrOther } from '#cooking/writing/both.ts'
import {
  SIMMER_FOODS,
  SIMMER_RECIPES,
  SimmerFile,
  SimmerFoods,
} from '#contract/own-recipes/simmer-folder.ts'
import { withoutNul } from '#server/lib/without-nul.ts'
import type { Archive } from './archive.ts'
import { decodeText } from '../decode.ts'
import { FoundRecipes } from './found-recipes.ts'
import { ImportError } from '../import-error.ts'
import { parseJson } from '../json-value.ts'
import type { PictureRef, RawRecipe } from '../raw-recipe.ts'

/** The files of recipes in an archive that Simmer packed; the archive may have a folder around them. */
export function simmerFiles(names: readonly string[]): string[] {
  return names.filter((name) => {
    const [folder, file = ''] = name.split('/').slice(-2)
    return `${folder}/` === SIMMER_RECIPES && file.endsWith('.json') && file !== '.json'
  })
}

/** Reads what "Take it with you" packed. */
export async function readSimmer(archive: Archive): Promise<RawRecipe[]> {
  const found = new FoundRecipes()
  for (const file of simmerFiles(archive.names)) {
    const value = withoutNul(parseJson(decodeText(await archive.read(file))))
    if (!Value.Check(SimmerFile, value)) throw new ImportError('NotReadable')
    const around = file.slice(0, file.lastIndexOf(SIMMER_RECIPES))
    const pictures = new Map(
      value.Pictures.map(({ Id, File }) => [
        Id,
        { kind: 'file', name: around + File } satisfies PictureRef,
      ]),
    )
    const { Key, Draft: draft, Folders = [], Foods = [] } = value
    const name = textOrOther(draft.Name, draft.Language)
    found.add({
      name,
      ingredients: [],
      steps: [],
      packed: { draft, pictures, place: { Folders, Foods, ...(Key !== undefined && { Key }) } },
    })
  }
  return found.recipes
}

/** Where the member bought things, as Simmer packed it; undefined where the archive does not say it. */
export async function readSimmerFoods(archive: Archive): Promise<SimmerFoods | undefined> {
  const [first] = simmerFiles(archive.names)
  const name = first && first.slice(0, first.lastIndexOf(SIMMER_RECIPES)) + SIMMER_FOODS
  if (name === undefined || !archive.names.includes(name)) return undefined
  const value = withoutNul(parseJson(decodeText(await archive.read(name))))
  return Value.Check(SimmerFoods, value) ? value : undefined
}
