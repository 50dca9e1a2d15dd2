import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES, langIdOf, type Language } from '#contract/languages.ts'
import { MEMBER_LIMITS, type MemberLimit } from '#contract/member-limits.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import { DAY_MS } from '#contract/durations.ts'
import { buildApp } from '#server/app.ts'
import type { EngineName } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import type { App } from '#server/http/app-type.ts'
import { databases, mainDatabase } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { startTestServer } from '#tests/support/server.ts'

type Headers = Record<string, string>

/** Ids of rows that tests add lie above this, out of the way of the catalogue's. */
const FIRST = 100_000
/** The first step of recipe 3 in the demo catalogue. */
const STEP_ID = 13

/** What fills a list up to its limit, and the call that asks for one more. */
interface Case {
  limit: MemberLimit
  status: 409 | 429
  /** Rows of the member, in a table and its columns; `i` counts up from {@link FIRST}. */
  rows: (member: number, now: number) => [string, RawBuilder<unknown>]
  method?: 'PATCH' | 'POST'
  url: (id: number) => string
  fields?: (id: number) => Record<string, string>
  /** Of calls that take JSON. */
  json?: (id: number) => object
  /** Name of the field for its picture. */
  photo?: string
}

const earlier = (now: number) => sql`cast(${now - 2 * DAY_MS} as bigint)`
const today = (now: number) => sql`cast(${now} as bigint)`
const listOf = (member: number) =>
  sql`(select list_id from shopping_defaults where user_id = cast(${member} as integer))`
const comment = { url: () => '/recipe/3/comment', fields: (id: number) => ({ text: `Good ${id}` }) }
const vote = { method: 'PATCH', url: (id: number) => `/recipe/3/comment/${id}/like` } as const
const feedback = {
  url: () => '/feedback',
  fields: () => ({ Description: 'Good', FeedbackValue: '4' }),
}

const OWN_ROWS =
  'own_recipes (id, user_id, client_key, version, draft, is_cookable, name_en, name_de, folded, step_count, ingredient_count, created_at, changed_at)'
const ownRow = (member: number, created: RawBuilder<unknown>) =>
  sql`${OWN_ID_FROM} + i, cast(${member} as integer), cast(i as text), 1, '{}', 0, 'x', 'x', 'x', 0, 0, ${created}, 0`
/** A recipe with a food that nobody knows yet. */
const writtenRecipe = (id: number) => ({
  Key: randomUUID(),
  Draft: {
    ...emptyDraft('en'),
    Name: { en: 'Porridge' },
    Lines: [{ Key: 'oats', Text: { en: `100 g zorgo${id}` } }],
    Steps: [{ Key: 'mix', Text: { en: 'Mix.' } }],
  },
})

const CASES: readonly Case[] = [
  {
    limit: 'comments',
    status: 409,
    rows: (member, now) => [
      'comments (recipe_id, user_id, lang_id, text, created_at)',
      sql`4, cast(${member} as integer), 1, 'Good', ${earlier(now)}`,
    ],
    ...comment,
  },
  {
    limit: 'commentsPerDay',
    status: 429,
    rows: (member, now) => [
      'comments (recipe_id, user_id, lang_id, text, created_at)',
      sql`4, cast(${member} as integer), 1, 'Good', ${today(now)}`,
    ],
    ...comment,
  },
  {
    limit: 'commentVotes',
    status: 409,
    rows: (member, now) => [
      'comment_votes (comment_id, user_id, liked, created_at)',
      sql`i, cast(${member} as integer), 1, ${earlier(now)}`,
    ],
    ...vote,
  },
  {
    limit: 'commentVotesPerDay',
    status: 429,
    rows: (member, now) => [
      'comment_votes (comment_id, user_id, liked, created_at)',
      sql`i, cast(${member} as integer), 1, ${today(now)}`,
    ],
    ...vote,
  },
  {
    limit: 'feedback',
    status: 409,
    rows: (member, now) => [
      'feedback (user_id, description, value, created_at)',
      sql`cast(${member} as integer), 'Good', 4, ${earlier(now)}`,
    ],
    ...feedback,
  },
  {
    limit: 'feedbackPerDay',
    status: 429,
    rows: (member, now) => [
      'feedback (user_id, description, value, created_at)',
      sql`cast(${member} as integer), 'Good', 4, ${today(now)}`,
    ],
    ...feedback,
  },
  {
    limit: 'favouriteRecipes',
    status: 409,
    rows: (member) => [
      'favourite_recipes (recipe_id, user_id, created_at)',
      sql`i, cast(${member} as integer), 0`,
    ],
    method: 'PATCH',
    url: (id) => `/recipe/${id}/favorize`,
  },
  {
    limit: 'favouriteCookbooks',
    status: 409,
    rows: (member) => [
      'favourite_cookbooks (cookbook_id, user_id, created_at)',
      sql`i, cast(${member} as integer), 0`,
    ],
    method: 'PATCH',
    url: (id) => `/book/${id}/favorize`,
  },
  {
    limit: 'subscriptions',
    status: 409,
    rows: (member) => [
      'subscriptions (author_id, user_id, created_at)',
      sql`i, cast(${member} as integer), 0`,
    ],
    method: 'PATCH',
    url: (id) => `/author/${id}/subscribe`,
  },
  {
    limit: 'shoppingLists',
    status: 409,
    // One of them is there from the start.
    rows: (member) => [
      'shopping_lists (id, user_id, name, created_at)',
      sql`i, cast(${member} as integer), 'x', 0`,
    ],
    url: () => '/shopping/lists',
    fields: (id) => ({ Name: `Chemist ${id}` }),
  },
  {
    limit: 'householdLists',
    status: 409,
    rows: (member) => [
      'shopping_lists (id, household_id, name, created_at, is_for_all)',
      sql`i, (select household_id from household_members
        where user_id = cast(${member} as integer)), 'x', 0, 1`,
    ],
    url: () => '/shopping/lists',
    fields: (id) => ({ Name: `Chemist ${id}`, SeenBy: 'household' }),
  },
  {
    limit: 'shoppingRecipes',
    status: 409,
    rows: (member) => [
      'shopping_recipes (recipe_id, list_id, persons, created_at)',
      sql`i, ${listOf(member)}, 2, 0`,
    ],
    url: () => '/shopping/recipe',
    fields: (id) => ({ RecipeId: String(id), Persons: '2' }),
  },
  {
    limit: 'shoppingItems',
    status: 409,
    rows: (member) => [
      'shopping_items (list_id, name, item_key, created_at)',
      sql`${listOf(member)}, cast(i as text), cast(i as text), 0`,
    ],
    url: () => '/shopping/note',
    fields: (id) => ({ Name: `Oats ${id}` }),
  },
  ...(['stepNotes', 'stepNotesPerDay', 'stepNotesAtStep'] as const).map((limit): Case => ({
    limit,
    status: limit === 'stepNotesPerDay' ? 429 : 409,
    rows: (member, now) => [
      'step_notes (recipe_id, step_id, user_id, client_key, lang_id, kind, text, is_private, created_at)',
      sql`3, ${limit === 'stepNotesAtStep' ? STEP_ID : 0}, cast(${member} as integer),
          cast(i as text), 1, 'tip', 'Good', 0, ${limit === 'stepNotesPerDay' ? today(now) : earlier(now)}`,
    ],
    url: () => '/recipe/3/note',
    fields: () => ({
      StepId: String(STEP_ID),
      Kind: 'tip',
      Text: 'Good',
      IsPrivate: 'false',
      Key: randomUUID(),
    }),
  })),
  ...(['stepNoteVotes', 'stepNoteVotesPerDay'] as const).map((limit): Case => ({
    limit,
    status: limit === 'stepNoteVotes' ? 409 : 429,
    rows: (member, now) => [
      'step_note_votes (note_id, user_id, created_at)',
      sql`i, cast(${member} as integer), ${limit === 'stepNoteVotes' ? earlier(now) : today(now)}`,
    ],
    method: 'PATCH',
    url: (id) => `/recipe/3/note/${id}/helpful`,
  })),
  ...(['reports', 'reportsPerDay', 'newReportsPerDay'] as const).map((limit): Case => ({
    limit,
    status: limit === 'reports' ? 409 : 429,
    rows: (member, now) => [
      'reports (case_id, user_id, reason, word, digest, is_counted, voice, created_at)',
      sql`i, cast(${member} as integer), 'other', '', '', 0, i, ${limit === 'reports' ? earlier(now) : today(now)}`,
    ],
    url: (id) => `/recipe/3/note/${id}/report`,
    fields: () => ({ Reason: 'other' }),
  })),
  {
    limit: 'blocks',
    status: 409,
    rows: (member) => [
      'blocks (user_id, blocked_id, created_at)',
      sql`cast(${member} as integer), i, 0`,
    ],
    url: () => '/my/blocks',
    fields: (id) => ({ Kind: 'comment', Id: String(id) }),
  },
  ...(['cooked', 'mealsPerDay'] as const).map((limit): Case => ({
    limit,
    status: limit === 'cooked' ? 409 : 429,
    rows: (member, now) => [
      'cooked (user_id, recipe_id, recipe_name, client_key, day, people, note, changes, lang_id, folded, created_at)',
      sql`cast(${member} as integer), 3, 'x', cast(i as text), '2026-01-01', 2, '', '[]', 1, ' x ',
          ${limit === 'cooked' ? earlier(now) : today(now)}`,
    ],
    url: () => '/cooked',
    json: () => ({
      RecipeId: 3,
      Day: '2026-01-01',
      People: 2,
      Minutes: null,
      Note: '',
      Changes: [],
      Key: randomUUID(),
    }),
  })),
  {
    limit: 'logPhotos',
    status: 409,
    rows: (member) => [
      'cooked_photos (cooked_id, user_id, secret, type, image)',
      sql`i, cast(${member} as integer), cast(i as text), 'image/webp', ''`,
    ],
    url: (id) => `/cooked/${id}/photo`,
    photo: 'photo',
  },
  {
    limit: 'ownRecipes',
    status: 409,
    rows: (member, now) => [OWN_ROWS, ownRow(member, earlier(now))],
    url: () => '/my/recipes',
    json: writtenRecipe,
  },
  {
    limit: 'ownCookbooks',
    status: 409,
    rows: (member) => [
      'own_cookbooks (id, user_id, client_key, key_digest, version, order_version, language, name_en, name_de, description_en, description_de, created_at, changed_at)',
      sql`${OWN_ID_FROM} + i, cast(${member} as integer), cast(i as text), 'x', 1, 1, 'en', '', '', '', '', 0, 0`,
    ],
    url: () => '/my/cookbooks',
    json: () => ({ Key: randomUUID(), Language: 'en' }),
  },
  {
    limit: 'ownFolders',
    status: 409,
    rows: (member) => [
      'own_folders (user_id, name, created_at)',
      sql`cast(${member} as integer), 'x', 0`,
    ],
    url: () => '/my/folders',
    fields: () => ({ Name: 'Baking' }),
  },
  {
    limit: 'ownFoods',
    status: 409,
    rows: (member) => [
      'all_ingredients (id, department_id, owner_id)',
      sql`${OWN_ID_FROM} + i, (select min(id) from departments), cast(${member} as integer)`,
    ],
    url: () => '/my/recipes',
    json: writtenRecipe,
  },
  {
    limit: 'ownPictures',
    status: 409,
    rows: (member) => [
      'own_pictures (media_id, user_id, bytes)',
      sql`i, cast(${member} as integer), 1`,
    ],
    url: () => '/my/pictures',
    photo: 'picture',
  },
]

/**
 * Limits of bytes, not of rows, of a year, of calls that read in the background, and of what only authors do:
 * their own tests.
 */
const ELSEWHERE: readonly MemberLimit[] = [
  'ownPictureBytes',
  'importAddressesPerDay',
  'importFilesPerDay',
  'importTextsPerDay',
  'exportsPerHour',
  'authorApplicationsPerYear',
  'profileChangesPerDay',
  'caseChanges',
  'submissionsPerDay',
  'newSubmissionsPerDay',
  'publishedAgainPerDay',
  'scriptKeys',
  'passkeys',
  'mealsAtSlot',
  'dinners',
  'filmBytes',
  'filmUploads',
]

test('every limit has a case', () => {
  expect([...CASES.map(({ limit }) => limit), ...ELSEWHERE].sort()).toEqual(
    Object.keys(MEMBER_LIMITS).sort(),
  )
})

const send = async (app: App, one: Case, id: number, who: Headers, language: Language = 'en') => {
  const { method = 'POST', url, fields, json, photo } = one
  const path = `${url(id)}?LangId=${langIdOf(language)}`
  const headers = { ...who, 'accept-language': language }
  if (json) return await app.inject({ method, url: `/api${path}`, headers, payload: json(id) })
  if (photo) return await sendPicture(app, path, { field: photo, headers })
  return await sendForm(app, method, path, fields?.(id) ?? {}, headers)
}

/** A server, Ada, and room for one more row of hers below the limit. */
const startBelow = async (engine: EngineName, { limit, rows }: Case) => {
  const server = await startTestServer(engine, { filled: true })
  const { app, database } = server
  const { db } = database
  const ada = await newMember(app)
  const { user_id: member } = await db
    .selectFrom('tokens')
    .select('user_id')
    .executeTakeFirstOrThrow()
  // Makes the first list.
  await app.inject({ url: '/api/shopping/lists', headers: ada })
  if (limit === 'householdLists') await sendForm(app, 'POST', '/household', { Name: 'Home' }, ada)
  const most = MEMBER_LIMITS[limit] - (limit === 'shoppingLists' ? 1 : 0)
  const fill = async (target: string, count: number, row: RawBuilder<unknown>) => {
    await sql`insert into ${sql.raw(target)}
      with recursive counted (i) as (
        select cast(${FIRST} as integer) union all
        select i + 1 from counted where i < cast(${FIRST + count - 1} as integer))
      select ${row} from counted`.execute(db)
  }
  // What the rows are about, and some more.
  if (/favouriteRecipes|shoppingRecipes/.test(limit)) {
    await fill('all_recipes (id, author_id, published_at)', most + 20, sql`i, 1, 0`)
    await fill(
      `all_recipe_texts (recipe_id, lang_id, name, sort_key)`,
      most + 20,
      sql`i, 1, 'x', 'x'`,
    )
  }
  if (limit === 'favouriteCookbooks') {
    await fill('cookbooks (id, author_id, published_at)', most + 20, sql`i, 1, 0`)
  }
  if (limit === 'subscriptions') {
    await fill('all_authors (id, name, sort_key, cookbook_count)', most + 20, sql`i, 'x', 'x', 0`)
  }
  if (limit.startsWith('commentVotes')) {
    const comments = 'comments (id, recipe_id, lang_id, text, created_at)'
    await fill(comments, most + 20, sql`i, 3, 1, 'x', 0`)
  }
  if (limit === 'blocks') {
    const cooks =
      'users (id, kind, first_name, last_name, username, username_key, language, created_at)'
    await fill(cooks, most + 20, sql`i, 'cook', 'x', 'x', cast(i as text), cast(i as text), 1, 0`)
    const comments = 'comments (id, recipe_id, user_id, lang_id, text, created_at)'
    await fill(comments, most + 20, sql`i, 3, i, 1, 'x', 0`)
  }
  if (/stepNoteVotes|[rR]eports/.test(limit)) {
    const notes =
      'step_notes (id, recipe_id, step_id, client_key, lang_id, kind, text, is_private, created_at)'
    await fill(notes, most + 20, sql`i, 3, 0, cast(i as text), 1, 'tip', 'x', 0, 0`)
  }
  if (/[rR]eports/.test(limit)) {
    const cases = 'report_cases (id, kind, subject_id, state, text, opened_at)'
    await fill(cases, most + 20, sql`i, 'note', i, 'open', 'x', 0`)
    // Any other account is new.
    if (limit !== 'newReportsPerDay') await db.updateTable('users').set({ created_at: 0 }).execute()
  }
  if (limit === 'logPhotos') {
    await fill(
      'cooked (id, user_id, recipe_name, client_key, day, people, note, changes, lang_id, folded, created_at)',
      most + 20,
      sql`i, cast(${member} as integer), 'x', cast(i as text), '2026-01-01', 2, '', '[]', 1, '', 0`,
    )
  }
  if (limit.startsWith('ownRecipes')) {
    const recipe = sql`${OWN_ID_FROM} + i, ${OWN_ID_FROM}, 0, cast(${member} as integer)`
    await fill('all_recipes (id, author_id, published_at, owner_id)', most, recipe)
  }
  if (limit === 'ownPictures') {
    await fill(
      'media (id, path, hash, width, height, colour, tone)',
      most,
      sql`i, cast(i as text), '', 1, 1, '', 'light'`,
    )
  }
  const [target, row] = rows(member, Date.now())
  await fill(target, most - 1, row)
  return { ...server, ada, next: FIRST + most - 1 }
}

for (const one of CASES) {
  test.for(mainDatabase)(
    `at the limit of ${one.limit} another row is refused with a message that helps (%s)`,
    async (engine) => {
      const { app, ada, next } = await startBelow(engine, one)
      expect((await send(app, one, next, ada)).statusCode).toBeLessThan(300)
      const said = new Set<string>()
      for (const language of LANGUAGES) {
        const answer = await send(app, one, next + 1, ada, language)
        expect([answer.statusCode, answer.json()]).toMatchObject([
          one.status,
          { Code: 'LimitReached' },
        ])
        const { Message } = answer.json<{ Message: string }>()
        expect(Message).toContain(MEMBER_LIMITS[one.limit].toLocaleString(language))
        said.add(Message)
      }
      expect(said.size).toBe(LANGUAGES.length)
    },
  )
}

// The limits that are small enough to be filled in a moment; all are counted by the same lines.
const RACED = CASES.filter(({ limit }) =>
  ['commentsPerDay', 'favouriteRecipes', 'shoppingItems', 'feedbackPerDay'].includes(limit),
)

for (const one of RACED) {
  test.for(databases)(
    `of many concurrent calls to two processes, one gets the last row of ${one.limit} (%s)`,
    async (engine) => {
      const { app, database, config, ada, next } = await startBelow(engine, one)
      const elsewhere = await openDatabase(database.config)
      const second = await buildApp({ config, database: elsewhere })
      onTestFinished(async () => {
        await second.close()
        await elsewhere.close()
      })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) => {
          return send(turn % 2 ? app : second, one, next + turn, ada)
        }),
      )
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === one.status)).toHaveLength(9)
    },
  )
}

test.for(mainDatabase)('existing rows can be written again at the limit (%s)', async (engine) => {
  for (const limit of ['favouriteRecipes', 'shoppingRecipes'] as const) {
    const one = CASES.find((it) => it.limit === limit)!
    const { app, ada, next } = await startBelow(engine, one)
    await send(app, one, next, ada)
    expect((await send(app, one, next, ada)).statusCode).toBe(200)
  }
})

test.for(mainDatabase)('rows beyond a limit stay (%s)', async (engine) => {
  const one = CASES.find(({ limit }) => limit === 'shoppingItems')!
  const { app, database, ada } = await startBelow(engine, one)
  const { list_id } = await database.db
    .selectFrom('shopping_defaults')
    .select('list_id')
    .executeTakeFirstOrThrow()
  const rows = ['a', 'b', 'c'].map((name) => ({ name, item_key: name, list_id, created_at: 0 }))
  await database.db.insertInto('shopping_items').values(rows).execute()
  expect((await send(app, one, 1, ada)).statusCode).toBe(409)
  const notes = await app.inject({ url: '/api/shopping/note', headers: ada })
  expect(notes.json()).toHaveLength(MEMBER_LIMITS.shoppingItems + 2)
})
