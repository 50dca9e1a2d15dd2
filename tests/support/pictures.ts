import sharp from 'sharp'
import type { App } from '#server/http/app-type.ts'

/** A picture of one colour, wider than high. */
export const plainPicture = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })

/** How a picture is sent. */
interface Sent {
  /** Name of the file in the form. */
  field: string
  headers: Record<string, string>
  /** @default a small PNG */
  bytes?: Buffer
}

/** Sends a form with one file, as a browser writes it. */
export async function sendPicture(app: App, path: string, { field, headers, bytes }: Sent) {
  const file = bytes ?? (await plainPicture('red').png().toBuffer())
  const head = `Content-Disposition: form-data; name="${field}"; filename="me.png"`
  const payload = Buffer.concat([
    Buffer.from(`--border\r\n${head}\r\nContent-Type: image/png\r\n\r\n`),
    file,
    Buffer.from('\r\n--border--\r\n'),
  ])
  return await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'multipart/form-data; boundary=border', ...headers },
    payload,
  })
}
