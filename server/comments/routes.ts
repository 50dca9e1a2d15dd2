import type { Kysely } from 'kysely'
import { calls } from '#contract/calls/calls.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import { audit } from '#server/accounts/audit.ts'
import { memberOf, type Caller } from '#server/accounts/guard.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import { databaseWith } from '#server/catalogue/reader.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import { commentLanguage } from './comment-language.ts'
import {
  readComment,
  readComments,
  readPlace,
  type CommentRow,
  type CommentWithAnswer,
} from './queries.ts'
import { plainTextBody, visibleText } from './text.ts'
import { insertComment, voteOnComment } from './write.ts'

/** What the comment routes need. */
interface CommentRoutesOptions {
  database: OpenDatabase
  now: () => Date
}

/** The calls about comments. */
export function commentRoutes(app: App, { database, now }: CommentRoutesOptions): void {
  const { db } = database

  app.route({
    ...callRoute(calls.comments),
    handler: async ({ params, query: { limit, Before }, memberId }) => {
      const reading = await readingOf(params.id, memberId)
      const before = Before === undefined ? undefined : await readPlace(reading, params.id, Before)
      if (Before !== undefined && !before) throw new ApiError('NotFound')
      const rows = await readComments(reading, params.id, memberId, { limit, before })
      return rows.map((row) => commentToWire(row, memberId))
    },
  })

  app.route({
    ...callRoute(calls.comment),
    handler: async ({ params: { id, commentId }, memberId }) => {
      const reading = await readingOf(id, memberId)
      const [row] = await readComments(reading, id, memberId, { id: commentId })
      if (!row) throw new ApiError('NotFound')
      return commentToWire(row, memberId)
    },
  })

  app.route({
    ...callRoute(calls.postComment),
    preValidation: plainTextBody,
    handler: async (request, reply) => {
      const { params, query } = request
      const userId = memberOf(request)
      const text = visibleText(request.body.text, 'text')
      if (!(await recipeExists(db, params.id))) throw new ApiError('RequestInvalid')
      const commentId = await insertComment(db, {
        recipe_id: params.id,
        user_id: userId,
        lang_id: commentLanguage(text, query.LangId),
        text,
        created_at: now().getTime(),
      })
      audit(request, 'commented', userId)
      reply.status(201)
      return await commentResponse(params.id, commentId, userId)
    },
  })

  app.route({
    ...callRoute(calls.likeComment),
    handler: async (request) => await vote(request, 1),
  })

  app.route({
    ...callRoute(calls.dislikeComment),
    handler: async (request) => await vote(request, 0),
  })

  /** Where the comments on a recipe are read. They stay where they are when it is withdrawn. */
  async function readingOf(id: number, memberId: number | null): Promise<Kysely<Database>> {
    const reading = await databaseWith(database, memberId, (at) => recipeExists(at, id))
    if (!reading) throw new ApiError('RequestInvalid')
    return reading
  }

  async function vote(call: CommentCall, liked: 0 | 1): Promise<Comment> {
    const { id: recipeId, commentId } = call.params
    const userId = memberOf(call)
    const isThere = await voteOnComment(db, {
      recipeId,
      commentId,
      userId,
      liked,
      now: now().getTime(),
    })
    if (!isThere) throw new ApiError('NotFound')
    return await commentResponse(recipeId, commentId, userId)
  }

  async function commentResponse(
    recipeId: number,
    commentId: number,
    viewer: number,
  ): Promise<Comment> {
    const row = await readComment(db, recipeId, commentId, viewer)
    if (!row) throw new ApiError('NotFound')
    return commentToWire(row, viewer)
  }
}

/** A call about one comment. */
interface CommentCall extends Caller {
  params: { id: number; commentId: number }
}

/** The wire's Comment. */
export function commentToWire(row: CommentWithAnswer, viewer: number | null): Comment {
  const { answer } = row
  return { ...saidToWire(row, viewer), ...(answer && { Answer: saidToWire(answer, viewer) }) }
}

/** Who wrote a comment, whose names are empty once the account is deleted, or an answer: the author by name. */
function writerOf(row: CommentRow): Comment['User'] {
  if (row.answer_to === null || row.author_id === null)
    return {
      FirstName: row.first_name ?? '',
      LastName: row.last_name ?? '',
      AvatarPath: avatarPath(row.user_id, row.avatar_hash),
    }
  const author = authorRef(
    { ...row, author_id: row.author_id, author_name: row.author_name ?? '' },
    row.lang_id,
  )
  return { FirstName: author.Name, LastName: '', AvatarPath: author.ImagePath }
}

function saidToWire(row: CommentRow, viewer: number | null): Omit<Comment, 'Answer'> {
  return {
    Id: row.id,
    Text: row.text,
    Created: new Date(row.created_at).toISOString(),
    Likes: row.likes,
    Dislikes: row.dislikes,
    IsLiked: row.liked === null ? null : row.liked === 1,
    User: writerOf(row),
    LangId: row.lang_id,
    ...(viewer !== null && row.user_id === viewer && { IsOwn: true as const }),
    ...(row.hidden_at !== null && { IsHidden: true as const }),
    ...(row.answer_to !== null && { IsByAuthor: true as const }),
    ...(row.changed_at !== null && { Changed: new Date(row.changed_at).toISOString() }),
  }
}
