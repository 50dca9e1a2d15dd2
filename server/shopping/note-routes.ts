import { calls } from '#contract/calls.ts'
import { OPERATION_HEADER } from '#contract/shopping-sync.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { listCalls, type ShoppingRoutesOptions } from './list-calls.ts'
import { addNote, noteName, removeNote } from './notes.ts'
import { readNotes } from './queries.ts'
import { notesToWire } from './to-wire.ts'

/** The calls about the notes of a shopping list (rows 47 to 49 of the API table). */
export function noteRoutes(app: App, options: ShoppingRoutesOptions): void {
  const { read, change } = listCalls(options)
  const { database, now } = options
  const { db } = database

  app.route({
    ...callRoute(calls.shoppingNotes),
    handler: async (request, reply) =>
      await read(request, reply, async (userId) => {
        return notesToWire(await readNotes(db, userId))
      }),
  })

  app.route({
    ...callRoute(calls.addShoppingNote),
    handler: async (request, reply) => {
      const Name = noteName(request.body.Name)
      const { itemId } = await change(request, reply, (trx, userId) =>
        addNote(trx, userId, Name, now().getTime()),
      )
      // The id was used for a change that added no note.
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
}
