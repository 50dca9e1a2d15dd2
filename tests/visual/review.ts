// `npm run test:visual -- review`: the report with buttons, on this machine alone.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve, sep } from 'node:path'
import { accept } from './accept.ts'
import { RESULTS } from './stories.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Serves the report. Its buttons accept pictures. */
export function review(): void {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const isOwnPage = request.headers.origin === `http://${request.headers.host}`
    if (request.method === 'POST' && path.startsWith('/accept/') && isOwnPage) {
      const accepted = accept([path.slice('/accept/'.length)])
      response.writeHead(accepted.length > 0 ? 200 : 404)
      response.end(accepted.length > 0 ? 'Accepted' : 'No such state')
      return
    }
    const file = resolve(RESULTS, `.${path === '/' ? '/index.html' : path}`)
    const type = TYPES[extname(file)]
    if (
      request.method !== 'GET' ||
      !file.startsWith(RESULTS + sep) ||
      type === undefined ||
      !existsSync(file)
    ) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    createReadStream(file).pipe(response)
  })
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}
