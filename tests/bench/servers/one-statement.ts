// Baseline: Fastify that answers with the best single SQL statement one could write by hand.
import { fastify } from 'fastify'
import { Pool } from 'pg'
import { listen } from './listen.ts'

const COLUMNS = `d.document, r.views, r.rating_sum, r.rating_count
  from recipes r join recipe_documents d on d.recipe_id = r.id and d.lang_id = 1`

interface Row {
  document: string
  views: number
  rating_sum: number
  rating_count: number
}

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

/** The document is JSON already: what changes is written into it as text. */
function written({ document, views, rating_sum, rating_count }: Row): string {
  const average = rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 10) / 10
  return `${document.slice(0, -1)},"Views":${views},"IsFavorized":false,"Rating":{"GlobalRating":${average},"TotalRatings":${rating_count},"UserRating":null}}`
}

app.get('/list', async (_request, reply) => {
  const { rows } = await pool.query<Row>({
    name: 'list',
    text: `select ${COLUMNS} order by r.published_at desc, r.id desc limit 20`,
  })
  return await reply
    .type('application/json; charset=utf-8')
    .send(`[${rows.map(written).join(',')}]`)
})

app.get('/detail/:id', async (request, reply) => {
  const { id } = request.params as { id: string }
  const { rows } = await pool.query<Row>({
    name: 'detail',
    text: `select ${COLUMNS} where r.id = $1`,
    values: [id],
  })
  return await reply.type('application/json; charset=utf-8').send(written(rows[0]!))
})

await listen(app)
