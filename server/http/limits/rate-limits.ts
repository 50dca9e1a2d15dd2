import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberLimit } from '#contract/member-limits.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { addressKey } from './address-key.ts'
import type { App } from '../app-type.ts'
import { ApiError } from '../errors.ts'
import { isInternal } from '../internal.ts'
import { rateCountStore } from './rate-counts.ts'
import { answerRefusal } from './refusal.ts'
import { kindOf, type RequestKind } from './request-kind.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled by load balancers: neither rate limited nor refused under overload. */
    isProbe?: boolean
  }
}

/** Requests that one address may make in a minute; of IPv6, one network of 64 bits. */
export interface Limits extends Record<RequestKind, number> {
  /** Calls of the API that change nothing. */
  reads: number
  /**
   * Calls of the API that change something, counted across all processes of a PostgreSQL database.
   */
  writes: number
  /** Sign-in, sign-up and password reset, each; also per account. */
  signIns: number
  /** Profile pictures: each one is decoded and encoded again. */
  uploads: number
  /** Pictures of own recipes; a recipe has up to 40. */
  ownPictures: number
  /** Parts of films that are being sent, 4 MB each. */
  filmParts: number
  /** Pages. */
  pages: number
  /** Pictures, films and the files of the app: a page fetches about a hundred. */
  files: number
  /** The sitemap and robots.txt. */
  crawlers: number
  /**
   * Multiplies what one address may do, for networks whose people share an address. What devices may try at
   * one account stays.
   */
  addressFactor: number
}

/** Kinds of requests that are limited by address. */
type AddressLimit = Exclude<keyof Limits, 'addressFactor'>

/** Requests of a kind that one address may make in a minute. */
export function mostOfAddress(limits: Limits, kind: AddressLimit): number {
  return limits[kind] * limits.addressFactor
}

/** The limits of a running server. */
export const DEFAULT_LIMITS: Limits = {
  reads: 1000,
  writes: 100,
  signIns: 10,
  uploads: 10,
  ownPictures: 60,
  filmParts: 600,
  pages: 300,
  files: 5000,
  crawlers: 30,
  addressFactor: 1,
}

const WINDOW_MS = 60_000

const silent = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

export interface RateLimitsOptions {
  limits: Limits
  database: Pick<OpenDatabase, 'db' | 'engine'>
  now: () => Date
}

/**
 * Limits the requests of an address, by kind. Requests that match no route count as well. A route
 * with `config.rateLimit` has a counter of its own. Must be registered before the routes.
 */
export async function limitRates(
  app: App,
  { limits, database, now }: RateLimitsOptions,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: rateCountStore(app, { database, now }),
    timeWindow: WINDOW_MS,
    max: (request) => mostOfAddress(limits, kindOf(request)),
    keyGenerator: (request) => `${kindOf(request)} ${addressKey(request.ip)}`,
    allowList: isInternal,
    addHeadersOnExceeding: silent,
    addHeaders: { ...silent, 'retry-after': true },
    errorResponseBuilder: () => new ApiError('TooManyRequests'),
  })
  const count = app.createRateLimit()
  app.addHook('onRequest', async (request, reply) => {
    const { isProbe, rateLimit: own } = request.routeOptions.config
    if (isProbe || own !== undefined) return
    const limit = await count(request)
    if (limit.isAllowed || !limit.isExceeded) return
    answerRefusal(request, reply, { code: 'TooManyRequests', retryAfter: limit.ttlInSeconds })
    await reply
  })
}

/** A stricter limit of one call for one address. */
export function perAddress(limits: Limits, kind: AddressLimit): RateLimitOptions {
  return {
    max: mostOfAddress(limits, kind),
    keyGenerator: (request) => `${routeOf(request)} ${addressKey(request.ip)}`,
  }
}

/** @throws {ApiError} `TooManyRequests`, or `LimitReached`, when there were too many calls for an account */
export type AccountLimit = (
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** What {@link limitAccount} limits. */
export interface AccountLimitOptions {
  /** Distinguishes this limit from others of the same call. */
  name: string
  /** Names calls that are counted together. @default the call */
  scope?: string
  /** Calls within a window. */
  max: number
  /** Milliseconds. @default a minute */
  windowMs?: number
  /** The limit of members that this is, for the message. */
  limit?: MemberLimit
}

/** Limits a call by account, whoever makes it and whether or not the account exists. */
export function limitAccount(
  app: App,
  { name, scope, max, windowMs = WINDOW_MS, limit: said }: AccountLimitOptions,
): AccountLimit {
  const accounts = new WeakMap<FastifyRequest, string>()
  const check = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${scope ?? routeOf(request)} ${name} ${accounts.get(request)}`,
  })
  return async (account, request, reply) => {
    accounts.set(request, account)
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    reply.header('Retry-After', limit.ttlInSeconds)
    throw said
      ? new ApiError('LimitReached', { limit: said, status: 429 })
      : new ApiError('TooManyRequests')
  }
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url}`
}
