import type { Kysely } from 'kysely'
import type { ReportBody } from '#contract/reports/report.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import { readSubject, type SubjectRef } from './subjects.ts'

/**
 * Who wrote a comment or note that others see. Members are named in this way, because their ids are not known
 * to others.
 * @throws {ApiError} `NotFound`, also when the account is gone
 */
export async function writerOf(
  db: Kysely<Database>,
  ref: SubjectRef & { kind: 'comment' | 'note' },
): Promise<number> {
  const subject = await readSubject(db, ref)
  if (!subject?.userId || subject.hiddenAt !== null) throw new ApiError('NotFound')
  return subject.userId
}

/**
 * What a body names.
 * @throws {ApiError} `NotFound`
 */
export async function namedBy(
  db: Kysely<Database>,
  { Kind, Id, Beside = 'comment' }: Pick<ReportBody, 'Kind' | 'Id' | 'Beside'>,
): Promise<SubjectRef> {
  if (Kind === 'picture') return { kind: Kind, id: await writerOf(db, { kind: Beside, id: Id }) }
  const ref = { kind: Kind, id: Id }
  const subject = await readSubject(db, ref)
  const isAtRecipe = subject !== undefined && subject.recipeId !== null
  if (isAtRecipe && !(await recipeExists(db, subject.recipeId ?? 0))) throw new ApiError('NotFound')
  return ref
}
