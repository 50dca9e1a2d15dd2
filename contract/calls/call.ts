import type { TSchema } from 'typebox'
import { IdParams } from '../common.ts'
import type { Role } from '../roles.ts'
import type { Scope } from '../script-keys/scopes.ts'

/** One call of the API: what it takes and what it returns. Paths are relative to the API base. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /**
   * With `:name` for path parameters. Clients send it unchanged. The server accepts it with and
   * without a final slash.
   */
  path: string
  /** `no` and `opt` ignore an invalid token, `opt` adds personal fields for a valid one. */
  auth: 'no' | 'opt' | 'yes'
  /** The role that the caller needs. Whoever lacks it is answered as for a call that does not exist. */
  role?: Role
  /** Others see what it changes: it is refused to a member who is suspended. */
  isSeenByOthers?: true
  /** What a script key needs to make it. Without one it is refused to every script key. */
  scope?: Scope
  /** It works while a host keeps the site read-only: what a host does about that, and signing in for it. */
  worksReadOnly?: true
  params?: TSchema
  query?: TSchema
  /** Headers of this call in addition to those of every call, by their names in lower case. */
  headers?: TSchema
  /** Form-encoded; JSON is accepted as well. */
  body?: TSchema
  /** Status of success; 200 by default. */
  status?: 201
  /** Responds with 201 instead of 200 when it created something. */
  mayCreate?: true
  response: TSchema
}

/** A call that reads; `const` keeps its path and schemas for the types of the route. */
export const read = <
  const Path extends string,
  const Auth extends Call['auth'],
  Query extends TSchema,
  Response extends TSchema,
>(
  path: Path,
  auth: Auth,
  query: Query,
  response: Response,
) => ({ method: 'GET', path, auth, query, response }) as const

/** A call that reads one entity by the `:id` in its path. */
export const readOne = <
  const Path extends string,
  const Auth extends Call['auth'],
  Query extends TSchema,
  Response extends TSchema,
>(
  path: Path,
  auth: Auth,
  query: Query,
  response: Response,
) => ({ method: 'GET', path, auth, params: IdParams, query, response }) as const
