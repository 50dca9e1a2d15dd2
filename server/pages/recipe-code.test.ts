import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'
import { recipeCode } from './recipe-code.ts'

async function serve() {
  const { app } = await startTestServer('sqlite', {
    pages: async (server) => {
      recipeCode(server, () => 'https://simmer.example')
      await Promise.resolve()
    },
  })
  return app
}

test('a recipe has a code that is a picture, the same for as long as its address', async () => {
  const app = await serve()
  const answer = await app.inject('/recipes/12/code.svg')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.body).toMatch(/^<svg .*<path fill="black"/)
  expect((await app.inject('/recipes/12/code.svg')).body).toBe(answer.body)
  expect((await app.inject('/recipes/13/code.svg')).body).not.toBe(answer.body)
})

test('an own recipe has a code of its own address', async () => {
  const app = await serve()
  const own = await app.inject('/my/recipes/1000000012/code.svg')
  expect(own.statusCode).toBe(200)
  expect(own.body).not.toBe((await app.inject('/my/recipes/1000000013/code.svg')).body)
})

test('an id that no recipe can have is refused', async () => {
  const app = await serve()
  expect((await app.inject('/recipes/0/code.svg')).statusCode).toBe(400)
  expect((await app.inject('/recipes/abc/code.svg')).statusCode).toBe(400)
})
