import { strToU8, zipSync, type Zippable } from 'fflate'
import { vi } from 'vitest'
import type { Import } from '#contract/own/import.ts'
import type { App } from '#server/http/app-type.ts'
import { plainPicture } from './pictures.ts'

/** Headers of a member. */
type Headers = Record<string, string>

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

/** Sends a file to import. */
export async function sendFile(app: App, headers: Headers, bytes: Buffer, name = 'export.zip') {
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/my/import/file?Language=en',
    headers: { 'content-type': 'multipart/form-data; boundary=border', ...headers },
    payload: Buffer.concat([
      Buffer.from(`--border\r\n${head}\r\nContent-Type: application/zip\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--border--\r\n'),
    ]),
  })
  return [answer.statusCode, answer.json<Import & { Code?: string }>()] as const
}

/** Waits until an import is as it should be. */
export async function importThat(
  app: App,
  headers: Headers,
  id: number,
  isSo: (found: Import) => boolean,
): Promise<Import> {
  return await vi.waitFor(
    async () => {
      const answer = await app.inject({ url: `/api/my/import/${id}`, headers })
      const found = answer.json<Import>()
      if (!isSo(found)) throw new Error(`The import is ${found.State}.`)
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
}

/** Whether an import is read and its pictures are there. */
export const isReady = ({ State, Pictures }: Import) =>
  State === 'ready' && Pictures.Done === Pictures.Total
