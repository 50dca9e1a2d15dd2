// Baseline: Fastify that answers every address with the same text, the file named by BODY, and
// /picture with the file named by PICTURE.
import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { listen } from './listen.ts'

const {
  BODY = '',
  TYPE = 'application/json; charset=utf-8',
  PICTURE,
  PICTURE_TYPE = '',
} = process.env
const body = readFileSync(BODY, 'utf8')

const app = fastify()
app.get('/*', (_request, reply) => reply.type(TYPE).send(body))
if (PICTURE !== undefined) {
  const picture = readFileSync(PICTURE)
  app.get('/picture', (_request, reply) => reply.type(PICTURE_TYPE).send(picture))
}
await listen(app)
