import { vi } from 'vitest'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import type { App } from '#server/http/app-type.ts'

/** Headers of a member. */
type Headers = Record<string, string>

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
  const read = async (query = '') =>
    (await app.inject({ url: `/api/my/import/${id}${query}`, headers })).json<Import>()
  await vi.waitFor(
    async () => {
      const found = await read('?Items=false')
      if (!isSo(found)) throw new Error(`The import is ${found.State}.`)
    },
    // A busy machine is no failure.
    { timeout: 100_000, interval: 50 },
  )
  return await read()
}

/** Whether an import is read and its pictures are there. */
export const isReady = ({ State, Pictures }: Import) =>
  State === 'ready' && Pictures.Done === Pictures.Total

/** What a member takes along: everything, or one of the parts. */
export async function takeAlong(app: App, headers: Headers, query = ''): Promise<Buffer> {
  return (await app.inject({ url: `/api/my/export${query}`, headers })).rawPayload
}

/** Imports an archive and keeps all that is chosen. */
export async function importArchive(app: App, headers: Headers, archive: Buffer): Promise<Import> {
  const [, { Id }] = await sendFile(app, headers, archive, 'simmer.zip')
  await importThat(app, headers, Id, isReady)
  await app.inject({ method: 'POST', url: `/api/my/import/${Id}/keep`, headers })
  return await importThat(app, headers, Id, ({ State }) => State === 'kept')
}
