import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'

/** A server that logs all it can, whose pages fail, and which is asked for a page with a token. */
const SERVER = `
  import { connect } from 'node:net'
  import { once } from 'node:events'
  import { buildApp } from '#server/app.ts'
  import { readConfig } from '#server/config.ts'
  import { openDatabase } from '#server/db/open.ts'
  import { requestOrigin } from '#server/http/origin.ts'
  import { pages } from '#server/pages/pages.ts'
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const renderer = {
    renderPage: async ({ read, url }) => {
      if (url.includes('missing')) return { kind: 'page', status: 200, html: '', missed: ['/api/tag'] }
      await read('/api/nothing?LangId=1')
      throw new Error('no screen')
    },
    renderShell: async () => '',
    pageEnd: () => '</html>',
    INLINE_SCRIPT: '',
  }
  const app = await buildApp({
    config,
    database,
    pages: async (app, { views }) =>
      pages(app, {
        renderer: async () => renderer,
        assets: () => ({ styles: [], entry: '', preload: [] }),
        originOf: requestOrigin(app, config),
        version: '1',
        views,
      }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of JSON.parse(process.env.PATHS)) {
    for (const host of ['a', '[', 'a/b', '']) {
      const socket = connect(app.server.address().port, '127.0.0.1')
      socket.write('GET ' + path + ' HTTP/1.1\\r\\nHost: ' + host + '\\r\\nConnection: close\\r\\n\\r\\n')
      socket.resume()
      await once(socket, 'close')
    }
  }
  await app.close()
  await database.close()
`

test('no token of a mailed link is logged, even if its page or its host is invalid', async () => {
  const { config } = await openTestDatabase('sqlite')
  const paths = [
    '/auth/resetPassword/SECRET',
    '/auth/resetPassword/missing-SECRET',
    '/AUTH/resetpassword/SECRET?lang=de',
    '/auth/%72esetPassword/SECRET',
    '//auth/resetPassword/SECRET',
    '/auth/resetPassword/SECRET%',
    'http://[/auth/resetPassword/SECRET',
  ]
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', SERVER], {
    env: { ...process.env, ...config, LOG_LEVEL: 'trace', PATHS: JSON.stringify(paths) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [log, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  expect(log).toContain('a page could not be made')
  expect(log).toContain('keys were not prefetched')
  expect(log).toContain('/auth/resetPassword/:token')
  expect(log).not.toContain('SECRET')
})
