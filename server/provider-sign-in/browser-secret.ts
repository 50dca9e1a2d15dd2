import type { FastifyRequest } from 'fastify'
import { cookieOf } from '#server/http/cookie.ts'
import { SIGN_IN_MS } from './sign-ins.ts'

/** Cookie with a secret of this browser, sent only to the calls about providers. */
const COOKIE = 'simmer-sign-in'

const COOKIE_PATH = '/api/signup'
const SECRET = /^[\w-]{43}$/

/** Headers of responses with a secret in a URL: no cache, no referrer. */
export const SECRET_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** The secret of a browser; undefined for one without. */
export function browserOf({ headers }: FastifyRequest): string | undefined {
  const value = cookieOf(headers.cookie, COOKIE) ?? ''
  return SECRET.test(value) ? value : undefined
}

/** The header that gives a browser its secret. */
export function browserCookie(value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const age = `Max-Age=${SIGN_IN_MS / 1000}`
  return `${COOKIE}=${value}; Path=${COOKIE_PATH}; ${age}; HttpOnly; SameSite=Lax${secure}`
}
