import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { calls } from '#contract/calls.ts'
import type { LangId } from '#contract/languages.ts'
import type { ShoppingLists } from '#contract/shopping.ts'
import { OPERATION_HEADER, VERSION_HEADER } from '#contract/shopping-sync.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf } from '#server/http/member.ts'
import { changeList, type Done, type Outcome } from './change.ts'
import { departmentOrder, orderDepartments } from './departments.ts'
import type { ShoppingFeed } from './feed.ts'
import { addNote, noteName, removeNote } from './notes.ts'
import {
  type ListReader,
  readDepartments,
  readIngredients,
  readNotes,
  readRecipes,
} from './queries.ts'
import { departmentsToWire, recipesToWire } from './to-wire.ts'
import { readVersion } from './version.ts'
import { addRecipe, changePersons, isChecked, removeRecipe, setChecked } from './write.ts'

/** What the routes of the shopping list need. */
export interface ShoppingRoutesOptions {
  database: Pick<OpenDatabase, 'db'>
  feed: ShoppingFeed
  now: () => Date
}

/** What a change of the list needs of its call. */
type ChangeRequest = Pick<FastifyRequest, 'memberId'> & {
  headers: { 'idempotency-key'?: string | undefined }
}

/**
 * The calls that read and change a member's shopping list (rows 41 to 50 and X3 of the API table).
 * A change that was made already is answered from what stands on the list now, never with a failure.
 */
export function shoppingRoutes(app: App, { database, feed, now }: ShoppingRoutesOptions): void {
  const { db } = database

  /** Reads for the member who calls, and says how new the answer is at least. */
  const read = async <T>(
    request: Pick<FastifyRequest, 'memberId'>,
    reply: Pick<FastifyReply, 'header'>,
    make: (userId: number) => Promise<T>,
  ): Promise<T> => {
    const userId = memberOf(request)
    reply.header(VERSION_HEADER, await readVersion(db, userId))
    return await make(userId)
  }

  const change = async (
    request: ChangeRequest,
    reply: Pick<FastifyReply, 'header'>,
    make: (trx: Kysely<Database>, userId: number) => Promise<Outcome>,
  ): Promise<Done & { userId: number }> => {
    const userId = memberOf(request)
    const operationId = request.headers['idempotency-key']?.toLowerCase()
    const operation = { userId, operationId, now: now().getTime() }
    const done = await changeList(db, operation, (trx) => make(trx, userId))
    if (done.isChanged) feed.changed(userId, done.version)
    reply.header(VERSION_HEADER, done.version)
    return { ...done, userId }
  }

  app.route({
    ...callRoute(calls.shoppingRecipes),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const { Recipes } = await listsOf({ userId, langId: langIdOf(request.query) })
        return Recipes
      }),
  })

  app.route({
    ...callRoute(calls.shoppingDepartments),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const { Departments } = await listsOf({ userId, langId: langIdOf(request.query) })
        return Departments
      }),
  })

  app.route({
    ...callRoute(calls.addShoppingRecipe),
    handler: async (request, reply) => {
      const entry = { recipeId: request.body.RecipeId, persons: request.body.Persons }
      const { userId, isNew } = await change(request, reply, (trx, member) =>
        addRecipe(trx, member, entry, now().getTime()),
      )
      if (isNew) reply.statusCode = 201
      const reader = { userId, langId: langIdOf(request.query) }
      const recipes = await readRecipes(db, reader, entry)
      const ingredients = await readIngredients(db, reader, entry)
      const [recipe] = recipesToWire(recipes, ingredients, entry.persons)
      if (!recipe) throw new ApiError('RequestInvalid')
      return recipe
    },
  })

  app.route({
    ...callRoute(calls.changeShoppingPersons),
    handler: async (request, reply) => {
      const entry = { recipeId: request.params.recipeId, persons: request.body.Persons }
      const { userId } = await change(request, reply, (trx, member) =>
        changePersons(trx, member, entry),
      )
      return await listsOf({ userId, langId: langIdOf(request.query) })
    },
  })

  app.route({
    ...callRoute(calls.deleteShoppingRecipe),
    handler: async (request, reply) => {
      const { recipeId } = request.params
      await change(request, reply, (trx, userId) => removeRecipe(trx, userId, recipeId))
      return { Id: recipeId }
    },
  })

  const tick = async (
    request: ChangeRequest & { params: { ingredientId: number } },
    reply: Pick<FastifyReply, 'header'>,
    wished: boolean,
  ) => {
    const { ingredientId } = request.params
    const { userId } = await change(request, reply, (trx, member) =>
      setChecked(trx, member, ingredientId, wished),
    )
    const State = (await isChecked(db, userId, ingredientId)) ? 1 : 0
    return { Id: ingredientId, State } as const
  }
  app.route({
    ...callRoute(calls.checkIngredient),
    handler: async (request, reply) => await tick(request, reply, true),
  })
  app.route({
    ...callRoute(calls.uncheckIngredient),
    handler: async (request, reply) => await tick(request, reply, false),
  })

  app.route({
    ...callRoute(calls.shoppingNotes),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        const notes = await readNotes(db, userId)
        return notes.map(({ id, name }) => ({ Id: id, Name: name }))
      }),
  })

  app.route({
    ...callRoute(calls.addShoppingNote),
    handler: async (request, reply) => {
      const Name = noteName(request.body.Name)
      const { itemId } = await change(request, reply, (trx, userId) =>
        addNote(trx, userId, Name, now().getTime()),
      )
      // The id was used before, for a change that added no note.
      if (itemId === undefined) throw new ApiError('FieldInvalid', { field: OPERATION_HEADER })
      reply.statusCode = 201
      return { Id: itemId, Name }
    },
  })

  app.route({
    ...callRoute(calls.deleteShoppingNote),
    handler: async (request, reply) => {
      const { noteId } = request.params
      await change(request, reply, (trx, userId) => removeNote(trx, userId, noteId))
      return { Id: noteId }
    },
  })

  app.route({
    ...callRoute(calls.orderDepartments),
    handler: async (request, reply) => {
      const { DepartementIds } = request.body
      const { userId } = await change(request, reply, (trx, member) =>
        orderDepartments(trx, member, DepartementIds),
      )
      return { DepartementIds: await departmentOrder(db, userId) }
    },
  })

  async function listsOf(reader: ListReader): Promise<ShoppingLists> {
    const rows = await readRecipes(db, reader)
    const ingredients = await readIngredients(db, reader)
    const Recipes = recipesToWire(rows, ingredients)
    const departments = await readDepartments(db, reader)
    return { Recipes, Departments: departmentsToWire(departments, Recipes, ingredients) }
  }
}

function langIdOf({ LangId }: { LangId: number }): LangId {
  return LangId as LangId
}
