import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { App } from '#server/http/app-type.ts'

/** A password as a client sends it (D-09). */
export function sent(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

/** Ada's registration form. */
export const ADA = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@simmer.example',
  password: sent('correct horse'),
  language: '1',
  username: 'ada',
} as const

/** Sends a form, as the app does. */
export async function sendForm(
  app: App,
  method: 'POST' | 'PATCH',
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return await app.inject({
    method,
    url: `/api${url}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** Requests a token, as the app does. */
export async function askToken(app: App, differences: Record<string, string> = {}) {
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  return await sendForm(app, 'POST', '/auth/', {
    ...grant,
    username: ADA.email,
    password: ADA.password,
    ...differences,
  })
}

/** The header of a new session. */
export async function signIn(app: App, who: Record<string, string> = {}) {
  const response = await askToken(app, who)
  expect(response.statusCode).toBe(200)
  return { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` }
}

/** Number of devices of {@link keepSigningIn}: enough for sign-ins in every stage at any moment. */
const DEVICES = 24

/**
 * Signs Ada's devices in again and again. Returns a function that stops that, waits for pending
 * sign-ins and resolves with the headers of all sessions.
 */
export function keepSigningIn(app: App): () => Promise<{ authorization: string }[]> {
  const state = { isOver: false }
  const device = async () => {
    const responses = [await askToken(app)]
    while (!state.isOver) responses.push(await askToken(app))
    return responses
  }
  const devices = Array.from({ length: DEVICES }, device)
  return async () => {
    state.isOver = true
    const responses = (await Promise.all(devices)).flat()
    for (const { statusCode } of responses) expect([200, 400]).toContain(statusCode)
    return responses
      .filter(({ statusCode }) => statusCode === 200)
      .map((response) => ({
        authorization: `Bearer ${response.json<{ access_token: string }>().access_token}`,
      }))
  }
}

/** Creates Ada's account, or one with differences, and signs in. */
export async function newMember(app: App, differences: Record<string, string> = {}) {
  const fields = { ...ADA, ...differences }
  const response = await sendForm(app, 'POST', '/signup', fields)
  expect(response.statusCode).toBe(201)
  return await signIn(app, { username: fields.email, password: fields.password })
}
