import { statSync } from 'node:fs'
import { join } from 'node:path'
import { builtAssets, type Assets } from '#server/pages/assets.ts'
import { brotliKilobytes, CLIENT, ensureBuilt } from './built-app.ts'
import type { Figure } from './report.ts'

/** Screens with their JavaScript budget in KB. */
const SCREENS = [
  { name: 'landing page', file: 'app/routes/explore/explore.tsx', max: 105 },
  { name: 'recipe list', file: 'app/routes/recipes/recipes.tsx', max: 115 },
  { name: 'recipe', file: 'app/routes/recipe/recipe.tsx' },
]

/** What a page loads before anything is clicked, from the build's own manifest. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const assets = builtAssets(CLIENT)
  const pages = SCREENS.map(({ name, file, max }) => {
    const languages = ['en', 'de'].map((language) => assets(['root', file], language))
    return { name, max, js: Math.max(...languages.map(scripts)), found: languages[0]! }
  })
  const { entry, font } = assets([], 'en')
  return [
    ...pages.map(({ name, js, max }) => ({ name: `JS, ${name}`, value: js, unit: 'KB', max })),
    { name: 'JS, entry alone', value: brotliKilobytes([entry]), unit: 'KB' },
    ...pages.map(({ name, found }) => ({
      name: `CSS, ${name}`,
      value: brotliKilobytes(found.styles),
      unit: 'KB',
      max: 14,
    })),
    { name: 'font of the house', value: fileKilobytes(font), unit: 'KB', max: 30 },
  ]
}

function scripts({ entry, preload }: Assets): number {
  return brotliKilobytes([entry, ...preload])
}

function fileKilobytes(address: string): number {
  return statSync(join(CLIENT, address)).size / 1000
}
