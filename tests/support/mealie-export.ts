import { strToU8, zipSync, type Zippable } from 'fflate'
import { plainPicture } from './pictures.ts'

/** An export of Mealie with these recipes, each with a picture of its own. */
export async function mealieExport(
  names: readonly string[],
  steps: readonly string[] = ['Mix all.', 'Bake for 20 minutes.'],
): Promise<Buffer> {
  const files: Zippable = {}
  for (const [index, name] of names.entries()) {
    const recipe = {
      name,
      recipeServings: 2,
      recipeIngredient: [
        { quantity: 200, unit: { name: 'g' }, food: { name: 'flour' } },
        { note: 'a good glug of olive oil' },
        { note: '2 tbsp zanzibar dust' },
      ],
      recipeInstructions: steps.map((text) => ({ text })),
    }
    files[`recipes/r${index}/r${index}.json`] = strToU8(JSON.stringify(recipe))
    const picture = await plainPicture(`rgb(${index % 256}, 90, 90)`, 320, 240)
      .webp()
      .toBuffer()
    files[`recipes/r${index}/images/original.webp`] = [picture, { level: 0 }]
  }
  return Buffer.from(zipSync(files))
}
