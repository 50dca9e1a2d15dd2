// Baseline: Fastify that answers with `renderToString` of one page whose data is at hand.
import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { listen } from './listen.ts'

const { MODULE = '', PAGE = '', BOOT = '' } = process.env
const { prepareBarePage } = (await import(MODULE)) as typeof import('./bare-page.tsx')
const render = await prepareBarePage(PAGE, JSON.parse(readFileSync(BOOT, 'utf8')))

const app = fastify()
app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(render()))
await listen(app)
