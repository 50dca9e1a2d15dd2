import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PLAIN_ACTS, type PlainPage } from '#contract/host/plain.ts'
import { cookieOf } from '#server/http/cookie.ts'

/** Cookie with the token of a host's session, sent only to the host's page. */
const SESSION = 'simmer-host'
/** Cookie that says once what was done. */
const DONE = 'simmer-host-done'
const HOST_PATH = '/host'
const TOKEN = /^[\w-]{43}$/
/** Seconds for which a host without scripts stays signed in. */
const SESSION_S = 12 * 60 * 60
/** Seconds in which the page that says what was done is fetched. */
const DONE_S = 30

/** What was done, for the next page. */
export type Done = Required<Pick<PlainPage, 'done'>> & Pick<PlainPage, 'token'>

/** The token of a host who has signed in without scripts. */
export function sessionOf({ headers }: FastifyRequest): string | undefined {
  const value = cookieOf(headers.cookie, SESSION) ?? ''
  return TOKEN.test(value) ? value : undefined
}

/** What was done before this page was asked for. */
export function doneOf({ headers }: FastifyRequest): Done | undefined {
  const [act, token] = (cookieOf(headers.cookie, DONE) ?? '').split('.', 2)
  const done = PLAIN_ACTS.find((one) => one === act)
  if (done === undefined) return undefined
  return { done, ...(token !== undefined && TOKEN.test(token) && { token }) }
}

/** Headers that set the cookies of a page without scripts. */
export class PlainCookies {
  readonly #isSecure: boolean

  constructor(origin: string) {
    this.#isSecure = origin.startsWith('https:')
  }

  #cookie(name: string, value: string, age: number): string {
    const secure = this.#isSecure ? '; Secure' : ''
    return `${name}=${value}; Path=${HOST_PATH}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`
  }

  signIn(token: string): string {
    return this.#cookie(SESSION, token, SESSION_S)
  }

  signOut(): string {
    return this.#cookie(SESSION, '', 0)
  }

  say({ done, token }: Done): string {
    return this.#cookie(DONE, token === undefined ? done : `${done}.${token}`, DONE_S)
  }

  said(): string {
    return this.#cookie(DONE, '', 0)
  }
}

/** What the forms of a session carry: whoever forges one does not know the token. */
export function formKey(token: string): string {
  return createHash('sha256').update(`form ${token}`).digest('base64url')
}

/** Whether a form carries the key of a session. */
export function hasKey(token: string, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(formKey(token))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a form was sent from a page of this site, which browsers say of every post. */
export function isOwnForm(request: FastifyRequest, origin: string): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers
  if (from === undefined) return site === 'same-origin'
  return from === origin || (URL.parse(from)?.host ?? '') === request.host
}
