import { Value } from 'typebox/value'
import { SIMMER_RECIPES, SimmerFile } from '#contract/own/simmer-folder.ts'
import type { Archive } from './archive.ts'
import { decodeText } from './decode.ts'
import { ImportError } from './import-error.ts'
import { parseJson } from './json-value.ts'
import type { PictureRef, RawRecipe } from './raw-recipe.ts'

/** The files of recipes in an archive that Simmer packed; the archive may have a folder around them. */
export function simmerFiles(names: readonly string[]): string[] {
  return names.filter((name) => new RegExp(`(?:^|/)${SIMMER_RECIPES}[^/]+\\.json$`, 'u').test(name))
}

/** Reads what "Take it with you" packed. */
export async function readSimmer(archive: Archive): Promise<RawRecipe[]> {
  const recipes: RawRecipe[] = []
  for (const file of simmerFiles(archive.names)) {
    const value = parseJson(decodeText(await archive.read(file)))
    if (!Value.Check(SimmerFile, value)) throw new ImportError('NotReadable')
    const around = file.slice(0, file.lastIndexOf(SIMMER_RECIPES))
    const pictures = new Map(
      value.Pictures.map(({ Id, File }) => [
        Id,
        { kind: 'file', name: around + File } satisfies PictureRef,
      ]),
    )
    const { Draft: draft } = value
    const name = draft.Name[draft.Language] ?? draft.Name.en ?? draft.Name.de ?? ''
    recipes.push({ name, ingredients: [], steps: [], packed: { draft, pictures } })
  }
  return recipes
}
