import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers } from '#tests/support/filled-server.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

const server = filledServers()

/** Every list that takes words from whoever asks; the words are appended. */
const TERM_CALLS = [
  'recipe?term=',
  'ingredient?term=',
  'book?Term=',
  'book/count?Term=',
  'author?Term=',
  'search?term=',
  'search/nearest?term=',
  'recipe/tag?Tag=',
]

/** What nobody means to find anything with, as it stands in an address. */
const TERMS: Record<string, string> = {
  'a hundred kilobytes': 'suppe%20'.repeat(12_500),
  'one word of a hundred kilobytes': 'a'.repeat(100_000),
  'a thousand words': Array.from({ length: 1000 }, (_, index) => `w${index}`).join('+'),
  'one letter': 'a',
  'words that only link others': 'mit+ohne+und+the+of+with+aus+in+f%C3%BCr+for',
  'a regular expression': encodeURIComponent('(.*)+$ [a-z]{9} ^(a|a)*$'),
  emoji: encodeURIComponent('🍲👩‍🍳🏳️‍🌈'),
  SQL: encodeURIComponent(`'; drop table recipes; -- " or 1=1 /*`),
  HTML: encodeURIComponent('<script>alert(1)</script><img src=x onerror=alert(1)>'),
  punctuation: encodeURIComponent(`.,;:-_#'+*~^°!"§$%&/()=?\`´{[]}\\|<>@€`),
  'half a character': '%ED%A0%80',
  'a broken escape': '%E0%A4%A',
  'a character that no text has': '%EF%BF%BF%EF%BF%BE',
  NUL: 'a%00b',
  'a direction mark': encodeURIComponent('\u202Eabc\u2066'),
  'letters with a hundred accents': encodeURIComponent(`e${'\u0301'.repeat(100)}`),
  'another script': encodeURIComponent('かぼちゃ味噌汁 тыква يقطين'),
  blanks: '%20%09%0A%C2%A0',
}

test.for(databases)(
  'API-24 API-42 API-60 no term is a failure of the server (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const call of TERM_CALLS) {
      for (const [name, term] of Object.entries(TERMS)) {
        const answer = await app.inject({ url: `/api/${call}${term}` })
        expect({ call, name, status: answer.statusCode }).toEqual({ call, name, status: 200 })
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
        const found = answer.json<unknown[] | number>()
        expect(typeof found === 'number' ? found : found.length).toBeLessThanOrEqual(
          // A blank term does not narrow the list.
          name === 'blanks' ? 1000 : LIST_LIMIT_MAX,
        )
      }
    }
    const still = await app.inject({ url: '/api/recipe/count' })
    expect(still.json()).toBe(60)
  },
)

test.for(databases)(
  'no term that a member looks for in their own lists is a failure of the server (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    await addOwn(app, ada)
    const { Id: RecipeId } = (await addOwn(app, ada))[1]
    const meal = { RecipeId, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
    await call(app, 'POST', '/cooked', ada, { ...meal, Key: randomUUID() })
    const terms = {
      ...TERMS,
      '1,500 words': words(1500).join('+'),
      '1,500 equal words': 'plum+'.repeat(1500),
      '1,500 letters': 'a+'.repeat(1500),
      'words of percent signs': '%25_+'.repeat(1500),
    }
    for (const path of ['my/recipes', 'cooked'])
      for (const [name, term] of Object.entries(terms)) {
        const answer = await app.inject({ url: `/api/${path}?term=${term}`, headers: ada })
        expect({ path, name, status: answer.statusCode }).toEqual({ path, name, status: 200 })
      }
    const count = async (path: string, field: string, term: string) => {
      const answer = await app.inject({ url: `/api/${path}?term=${term}`, headers: ada })
      return answer.json<Record<string, number>>()[field]
    }
    // The first words count, each once.
    expect(await count('my/recipes', 'Total', 'plum+crumble+'.repeat(1500))).toBe(2)
    expect(await count('cooked', 'Found', 'plum+crumble+'.repeat(1500))).toBe(1)
    expect(await count('my/recipes', 'Total', `${'+'.repeat(500)}w0`)).toBe(0)

    for (const query of [
      'term=a&term=b',
      'limit=101',
      'limit=1&limit=2',
      'offset=2147483648',
      'FolderId=99999999999',
      'FolderId=1e3',
      'FolderId=1&FolderId=2',
      'State=draft&State=bin',
      'State=__proto__',
    ]) {
      const answer = await app.inject({ url: `/api/my/recipes?${query}`, headers: ada })
      expect({ query, status: answer.statusCode }).toEqual({ query, status: 400 })
    }
    const FolderIds = Array.from({ length: 2000 }, (_, index) => index + 1)
    const placed = await call(app, 'PATCH', `/my/recipes/${RecipeId}/place`, ada, { FolderIds })
    expect(placed[0]).toBe(400)
  },
)

/** Parameters that no client sends, and what is said about them. */
const REFUSED: readonly (readonly [query: string, field: string])[] = [
  ['limit=-1', 'limit'],
  ['limit=99999999999999999999', 'limit'],
  ['limit=1e1', 'limit'],
  ['limit=Infinity', 'limit'],
  ['limit=0x10', 'limit'],
  ['limit=%2020', 'limit'],
  [`limit=${'9'.repeat(400)}`, 'limit'],
  ['limit=NaN', 'limit'],
  ['limit=20&limit=30', 'limit'],
  ['offset=2147483648', 'offset'],
  ['offset=%00', 'offset'],
  ['LangId=2', 'LangId'],
  ['LangId=-1', 'LangId'],
  ['LangId=0&LangId=1', 'LangId'],
  ['DishTypes=-2', 'DishTypes'],
  ['DishTypes=2&DishTypes=soup', 'DishTypes'],
  ['DishTypes=2,6', 'DishTypes'],
  ['DishTypes=2&DishTypes=-Infinity', 'DishTypes'],
  ['IncludedIng[]=-4', 'IncludedIng[]'],
  ['IncludedIng[]=2147483648', 'IncludedIng[]'],
  ['IncludedIng[]=', 'IncludedIng[]'],
  ['ExcludedIng[]=1.5', 'ExcludedIng[]'],
  [`IncludedIng[]=${'1&IncludedIng[]='.repeat(2000)}1`, 'IncludedIng[]'],
  [`ExcludedIng[]=${'1&ExcludedIng[]='.repeat(40_000)}1`, 'ExcludedIng[]'],
  [`DishTypes=${'1&DishTypes='.repeat(40_000)}1`, 'DishTypes'],
  ['maxCalories=100001', 'maxCalories'],
  ['maxCalories=Infinity', 'maxCalories'],
  ['maxCalories=200&maxCalories=300', 'maxCalories'],
  ['CookTime=-00:10:00', 'CookTime'],
  ['CookTime=00:45', 'CookTime'],
  ['CookTime=00:45:00&CookTime=00:10:00', 'CookTime'],
  ['CookTime=', 'CookTime'],
  ['BookId=-1', 'BookId'],
  ['bookid=1e999', 'BookId'],
  ['BookId=1&BookId=2', 'BookId'],
  ['DishPartitionId=99999999999', 'DishPartitionId'],
  ['term=soup&term=salad', 'term'],
  ['Favorized=1', 'Favorized'],
]

test.for(databases)(
  'API-21 API-22 ERR-29 a query that makes no sense is refused by the name of its field (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const [query, field] of REFUSED) {
      const answer = await app.inject({ url: `/api/recipe?${query}` })
      const about = query.slice(0, 60)
      expect({ about, status: answer.statusCode }).toEqual({ about, status: 400 })
      expect(answer.json()).toMatchObject({
        Code: 'FieldInvalid',
        Message: `“${field}” is not valid.`,
      })
    }
  },
)

test.for(databases)(
  'API-21 API-22 what nothing has is an empty list, whatever its size (%s)',
  async (engine) => {
    const { app } = await server(engine)
    for (const query of [
      'offset=2147483647&limit=100',
      'offset=60',
      'IncludedIng[]=2147483647',
      'BookId=2147483647',
      'DishPartitionId=2147483647',
      'BookId=1&DishPartitionId=2147483647',
      'CookTime=00:00:00.5',
      'maxCalories=0',
      'term=soup&offset=2147483647',
    ]) {
      const answer = await app.inject({ url: `/api/recipe?${query}` })
      expect({ query, status: answer.statusCode, body: answer.body }).toEqual({
        query,
        status: 200,
        body: '[]',
      })
    }
    for (const query of [
      'ExcludedIng[]=2147483647',
      'maxCalories=100000',
      'CookTime=99999999999:00:00',
      `CookTime=${'9'.repeat(400)}:00:00`,
      'Favorized=false',
      'unknown=1&__proto__=2&constructor=3',
    ]) {
      const answer = await app.inject({ url: `/api/recipe?${query}` })
      expect({ query, status: answer.statusCode }).toEqual({ query, status: 200 })
      expect(answer.json()).toHaveLength(60)
    }
  },
)

test.for(databases)('ERR-29 an id is digits and nothing else (%s)', async (engine) => {
  const { app } = await server(engine)
  const ids = ['Infinity', '-1', '0', '1e0', '0x1', '1.0', '%201', '%00', '9'.repeat(50), 'NaN']
  for (const path of ['recipe', 'book', 'author']) {
    for (const id of ids) {
      const answer = await app.inject({ url: `/api/${path}/${id}` })
      expect({ path, id, status: answer.statusCode }).toEqual({ path, id, status: 400 })
      expect(answer.json()).toMatchObject({ Code: 'RequestInvalid' })
    }
  }
})
