import { expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { readAuthor } from './authors/queries.ts'
import { authorToWire } from './authors/routes.ts'
import { readComments } from './comments/queries.ts'
import { commentToWire } from './comments/routes.ts'
import { CookbookReader } from './cookbooks/reader.ts'
import type { EngineName } from './db/engine.ts'
import { RecipeReader } from './recipes/reader.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'

/** A filled database with two members, of whom the first likes, rates, follows and votes. */
const openWithMembers = async (engine: EngineName) => {
  const database = await openTestDatabase(engine, { filled: true })
  const { db } = database
  const newMember = async (name: string) => {
    const values = { kind: 'member', first_name: name, last_name: '', username: name } as const
    const rest = { username_key: name, language: 1, created_at: 0 } as const
    const insert = db.insertInto('users').values({ ...values, ...rest })
    return (await insert.returning('id').executeTakeFirstOrThrow()).id
  }
  const ada = await newMember('ada')
  const ben = await newMember('ben')
  const now = { user_id: ada, created_at: 0 }
  await db
    .insertInto('favourite_recipes')
    .values([
      { ...now, recipe_id: 3 },
      { ...now, recipe_id: 9 },
    ])
    .execute()
  await db
    .insertInto('favourite_cookbooks')
    .values({ ...now, cookbook_id: 2 })
    .execute()
  await db.insertInto('ratings').values({ user_id: ada, recipe_id: 3, vote: 0 }).execute()
  const { author_id } = await db
    .selectFrom('cookbooks')
    .select('author_id')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('subscriptions')
    .values({ ...now, author_id })
    .execute()
  return { database, db, ada, ben, author_id }
}

const parse = (json: Buffer | string | undefined) => JSON.parse(String(json)) as unknown

test.for(databases)(
  'a member sees their own hearts and votes, in lists and alone; nobody else does (%s)',
  async (engine) => {
    const { database, ada, ben } = await openWithMembers(engine)
    const recipes = new RecipeReader(database)
    for (const viewer of [ada, ben, null]) {
      const reader = { langId: 1, viewer } as const
      const liked = viewer === ada
      const all = parse(await recipes.all({}, reader)) as Recipe[]
      expect(all.filter(({ IsFavorized }) => IsFavorized)).toHaveLength(liked ? 2 : 0)
      const alone = parse(await recipes.one(3, reader)) as Recipe
      expect(alone.IsFavorized).toBe(liked)
      // 0 is the worst vote, not the absence of one.
      expect(alone.Rating.UserRating).toBe(liked ? 0 : null)
      expect(all.find(({ Id }) => Id === 3)).toEqual(alone)
    }
  },
)

test.for(databases)(
  'the favourites of a member, together with other filters (%s)',
  async (engine) => {
    const { database, ada, ben } = await openWithMembers(engine)
    const recipes = new RecipeReader(database)
    const reader = { langId: 1, viewer: ada } as const
    const mine = parse(await recipes.selected({ favouritesOf: ada }, {}, reader)) as Recipe[]
    expect(new Set(mine.map(({ Id }) => Id))).toEqual(new Set([3, 9]))
    const first = mine[0]
    const types = { favouritesOf: ada, ids: [first?.Id ?? 0] }
    expect(parse(await recipes.selected(types, {}, reader))).toEqual([first])
    expect(parse(await recipes.selected({ favouritesOf: ben }, {}, reader))).toEqual([])
    const cookbooks = new CookbookReader(database)
    const books = await cookbooks.selected({ favouritesOf: ada }, undefined, reader)
    expect(books).toMatchObject([{ Id: 2, IsFavorized: true, IsSubscribed: true }])
  },
)

test.for(databases)(
  'a subscription shows on the author and on their cookbooks (%s)',
  async (engine) => {
    const { database, db, ada, ben, author_id } = await openWithMembers(engine)
    const cookbooks = new CookbookReader(database)
    for (const viewer of [ada, ben, null]) {
      const reader = { langId: 0, viewer } as const
      const row = await readAuthor(db, reader, author_id)
      expect(row && authorToWire(row, 0).IsSubscribed).toBe(viewer === ada)
      expect(await cookbooks.one(2, reader)).toMatchObject({
        IsSubscribed: viewer === ada,
        IsFavorized: viewer === ada,
      })
    }
  },
)

test.for(databases)(
  'a vote on a comment shows to who voted; the author may be gone (%s)',
  async (engine) => {
    const { db, ada, ben } = await openWithMembers(engine)
    const [comment] = await readComments(db, 3, null)
    const id = comment?.id ?? 0
    await db
      .insertInto('comment_votes')
      .values({ comment_id: id, user_id: ada, liked: 0 })
      .execute()
    await db.updateTable('comments').set({ user_id: null }).where('id', '=', id).execute()
    for (const viewer of [ada, ben, null]) {
      const rows = await readComments(db, 3, viewer)
      const wire = rows.map((row) => commentToWire(row, null)).find(({ Id }) => Id === id)
      expect(wire?.IsLiked).toBe(viewer === ada ? false : null)
      expect(wire?.User).toEqual({ FirstName: '', LastName: '', AvatarPath: null })
    }
  },
)

test.for(databases)(
  'ENT-19 a comment shows the name and the picture of its author (%s)',
  async (engine) => {
    const { db, ada } = await openWithMembers(engine)
    const comment = {
      recipe_id: 3,
      user_id: ada,
      lang_id: 0,
      text: 'Gut!',
      created_at: 1e12,
    } as const
    await db.insertInto('comments').values(comment).execute()
    const hash = '0123456789abcdef'
    const avatar = { user_id: ada, hash, type: 'image/webp', image: new Uint8Array([1]) } as const
    await db.insertInto('avatars').values(avatar).execute()
    const comments = (await readComments(db, 3, null)).map((row) => commentToWire(row, null))
    expect(comments).toContainEqual(
      expect.objectContaining({
        Text: 'Gut!',
        Created: '2001-09-09T01:46:40.000Z',
        LangId: 0,
        User: {
          FirstName: 'ada',
          LastName: '',
          AvatarPath: `/media/avatars/${ada}.${hash}.webp`,
        },
      }),
    )
  },
)
