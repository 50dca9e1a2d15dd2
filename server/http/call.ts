import type { TSchema } from 'typebox'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { Call } from '#contract/calls/call.ts'
import { ApiErrorBody, OAuthErrorBody } from '#contract/error-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call; undefined for routes outside the API. */
    auth?: Call['auth']
    /** @see {@link Call} */
    role?: Call['role']
    /** @see {@link Call} */
    isSeenByOthers?: boolean
    /** @see {@link Call} */
    scope?: Call['scope']
    /** @see {@link Call} */
    worksReadOnly?: boolean
    /** Errors have the format of RFC 6749 instead of the API's own. */
    oauth?: boolean
  }
}

/** One part of a call's schema; what the call does not take is `undefined`. */
type Part<C extends Call, Name extends keyof Call> =
  C extends Record<Name, infer Schema> ? Schema : undefined

/** Statuses of success of a call. */
type Status<C extends Call> = C extends { status: 201 }
  ? 201
  : C extends { mayCreate: true }
    ? 200 | 201
    : 200

/** A call of the contract as Fastify route options. */
export interface CallRoute<C extends Call> {
  method: C['method']
  url: C['path']
  schema: {
    params: Part<C, 'params'>
    querystring: Part<C, 'query'>
    headers: Part<C, 'headers'>
    body: Part<C, 'body'>
    response: Record<Status<C>, C['response']>
  }
  config: {
    auth: C['auth']
    role?: Call['role']
    isSeenByOthers?: boolean
    scope?: Call['scope']
    worksReadOnly?: boolean
    oauth: boolean
    rateLimit?: RateLimitOptions
  }
}

/** Options of a route besides its contract. */
export interface CallOptions {
  /** Errors have the format of RFC 6749, as for signing in. */
  oauth?: boolean
  /** A limit in addition to that of all calls. */
  rateLimit?: RateLimitOptions
}

/**
 * The route of a call: `app.route({ ...callRoute(calls.recipe), handler })`. The contract gives the
 * method, the path, the validation, the types of the handler and the API description.
 */
export function callRoute<const C extends Call>(
  call: C,
  { oauth = false, rateLimit }: CallOptions = {},
): CallRoute<C> {
  const { method, path, auth, role, isSeenByOthers, scope, worksReadOnly }: Call = call
  const { params, query, headers, body, status, mayCreate, response }: Call = call
  const answers: Record<string, TSchema> = {
    [status ?? 200]: response,
    ...(mayCreate && { 201: response }),
    default: oauth ? OAuthErrorBody : ApiErrorBody,
  }
  const schema = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: answers,
  }
  const route = {
    method,
    url: path,
    schema,
    config: {
      auth,
      ...(role && { role }),
      ...(isSeenByOthers && { isSeenByOthers }),
      ...(scope && { scope }),
      ...(worksReadOnly && { worksReadOnly }),
      oauth,
      ...(rateLimit && { rateLimit }),
    },
  }
  // The parts were widened to `Call` above; `CallRoute` derives their exact types from the call.
  return route as unknown as CallRoute<C>
}
