import { calls } from '#contract/calls/calls.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { StepNote, StepNoteBody } from '#contract/step-notes/step-note.ts'
import { audit } from '#server/accounts/audit.ts'
import { databaseWith } from '#server/catalogue/reader.ts'
import { visibleText } from '#server/comments/text.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { fileReport } from '#server/reports/file-report.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'
import {
  countNotes,
  isKnown,
  readNote,
  readNotesOfOthers,
  readOwnNotes,
  stepExists,
} from './queries.ts'
import { setHelpful, type NoteOfOther } from './respond.ts'
import { noteToWire } from './to-wire.ts'
import { changeNote, deleteNote, insertNote, restoreNote, type OwnNote } from './write.ts'

/** What the routes of notes at steps need. */
export interface StepNoteRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** The calls about notes at steps (rows X18 to X26 of the API table). */
export function stepNoteRoutes(app: App, { database, now }: StepNoteRoutesOptions): void {
  const { db } = database

  app.route({
    ...callRoute(calls.stepNotes),
    handler: async ({ params, query: { StepId, limit, offset }, memberId }) => {
      const place = { recipeId: params.id, stepId: StepId, viewer: memberId }
      const reading = await databaseWith(database, memberId, (at) => stepExists(at, place))
      if (!reading) {
        const isThere = await isKnown(db, params.id, memberId)
        throw new ApiError(isThere ? 'NotFound' : 'RequestInvalid')
      }
      const own = offset === 0 ? await readOwnNotes(reading, place) : []
      const others = await readNotesOfOthers(reading, place, { limit, offset })
      return [...own, ...others].map((row) => noteToWire(row, memberId))
    },
  })

  app.route({
    ...callRoute(calls.stepNoteCounts),
    handler: async ({ params, memberId }) => {
      // Notes stay where they are when a recipe is withdrawn.
      const reading = await databaseWith(database, memberId, (at) =>
        isKnown(at, params.id, memberId),
      )
      if (!reading) throw new ApiError('RequestInvalid')
      const rows = await countNotes(reading, params.id, memberId)
      return rows.map(({ step_id, count, own }) => ({ StepId: step_id, Count: count, Own: own }))
    },
  })

  app.route({
    ...callRoute(calls.pinStepNote),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const userId = memberOf(request)
      const content = contentOf(body, params.id)
      await refuseIfSeen(content, userId)
      const place = { recipeId: params.id, stepId: body.StepId, viewer: userId }
      if (!(await stepExists(db, place))) throw new ApiError('NotFound')
      const noteId = await insertNote(db, {
        ...content,
        recipe_id: params.id,
        step_id: body.StepId,
        user_id: userId,
        client_key: body.Key,
        lang_id: query.LangId,
        created_at: now().getTime(),
      })
      reply.status(201)
      return await noteResponse({ recipeId: params.id, noteId, userId })
    },
  })

  app.route({
    ...callRoute(calls.changeStepNote),
    handler: async (request) => {
      const note = ownNoteOf(request)
      const content = contentOf(request.body, request.params.id)
      await refuseIfSeen(content, note.userId)
      const change = { ...content, lang_id: request.query.LangId }
      const edited_at = now().getTime()
      if (!(await changeNote(db, note, { ...change, edited_at }))) throw new ApiError('NotFound')
      return await noteResponse(note)
    },
  })

  app.route({
    ...callRoute(calls.deleteStepNote),
    handler: async (request) => {
      const isThere = await deleteNote(db, ownNoteOf(request), now().getTime())
      if (!isThere) throw new ApiError('NotFound')
      return {}
    },
  })

  app.route({
    ...callRoute(calls.restoreStepNote),
    handler: async (request) => {
      const note = ownNoteOf(request)
      if (!(await restoreNote(db, note, now().getTime()))) throw new ApiError('NotFound')
      return await noteResponse(note)
    },
  })

  app.route({
    ...callRoute(calls.findHelpful),
    handler: async (request) => await vote(request, true),
  })
  app.route({
    ...callRoute(calls.findUnhelpful),
    handler: async (request) => await vote(request, false),
  })

  app.route({
    ...callRoute(calls.reportStepNote),
    handler: async (request, reply) => {
      const { recipeId, noteId, userId } = ownNoteOf(request)
      const isThere = await readNote(db, recipeId, noteId, userId)
      if (!isThere) throw new ApiError('NotFound')
      const said = { reason: request.body.Reason, word: '' }
      const reporter = { userId, address: request.ip, now: now().getTime() }
      await fileReport(db, { kind: 'note', id: noteId }, said, reporter)
      audit(request, 'reported', userId)
      reply.status(201)
      return {}
    },
  })

  /** Refuses a note that others see to a member who is suspended. */
  async function refuseIfSeen({ is_private }: NoteContent, userId: number): Promise<void> {
    if (is_private === 0) await refuseSuspended(db, userId, now().getTime())
  }

  function otherNoteOf(call: NoteCall): NoteOfOther {
    return { ...ownNoteOf(call), now: now().getTime() }
  }

  async function vote(call: NoteCall, isHelpful: boolean): Promise<StepNote> {
    const note = otherNoteOf(call)
    if (!(await setHelpful(db, note, isHelpful))) throw new ApiError('NotFound')
    return await noteResponse(note)
  }

  async function noteResponse({ recipeId, noteId, userId }: OwnNote): Promise<StepNote> {
    const row = await readNote(db, recipeId, noteId, userId)
    if (!row) throw new ApiError('NotFound')
    return noteToWire(row, userId)
  }
}

/** A call about one note. */
interface NoteCall extends Caller {
  params: { id: number; noteId: number }
}

/** What a member wrote, as columns. */
function contentOf({ Kind, Text, IsPrivate }: StepNoteBody, recipeId: number) {
  // At a recipe of their own a member writes to nobody else.
  const is_private: 0 | 1 = IsPrivate || isOwnId(recipeId) ? 1 : 0
  return { kind: Kind, text: visibleText(Text, 'Text'), is_private }
}

/** What {@link contentOf} makes. */
type NoteContent = ReturnType<typeof contentOf>

function ownNoteOf(call: NoteCall): OwnNote {
  return { recipeId: call.params.id, noteId: call.params.noteId, userId: memberOf(call) }
}
