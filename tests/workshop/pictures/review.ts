// Accepts pictures: by name, or by the report with buttons, which this machine alone can open.
import { copyFileSync, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, extname, resolve, sep } from 'node:path'
import { baselineOf, isStateOf } from '../stories.ts'
import { noteCompared } from './record.ts'
import { pictureOf, readFindings, RESULTS, writeFindings } from './results.ts'

/**
 * Makes what the last run found the accepted pictures.
 *
 * @param names of states, or the beginning of their names; `all` accepts each
 * @returns the names of the states that were accepted
 */
export function accept(names: readonly string[]): string[] {
  const { findings, digests } = readFindings()
  const isNamed = (state: string) =>
    names.some((name) => name === 'all' || state === name || state.startsWith(`${name}/`))
  const accepted = findings.filter(({ state, kind }) => kind !== 'failed' && isNamed(state))
  for (const { state, kind } of accepted) {
    const baseline = baselineOf(state)
    mkdirSync(dirname(baseline), { recursive: true })
    if (kind === 'gone') rmSync(baseline, { force: true })
    else copyFileSync(pictureOf(state, 'after'), baseline)
  }
  const open = findings.filter((finding) => !accepted.includes(finding))
  writeFindings({ findings: open, digests })
  const isOpen = (file: string) => open.some(({ state }) => isStateOf(state, file))
  const isAccepted = (file: string) => accepted.some(({ state }) => isStateOf(state, file))
  const done = Object.keys(digests).filter((file) => isAccepted(file) && !isOpen(file))
  noteCompared(done, new Map(Object.entries(digests)))
  return accepted.map(({ state }) => state)
}

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
