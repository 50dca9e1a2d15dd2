import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { App } from '#server/http/app-type.ts'

/** A password as a client sends it (D-09). */
export function sent(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

/** What Ada types to sign up. */
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

/** Asks for a token, as the app does. */
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
  const answer = await askToken(app, who)
  expect(answer.statusCode).toBe(200)
  return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` }
}

/** Devices of {@link keepSigningIn}: enough that a sign-in is at every stage at any moment. */
const DEVICES = 24

/**
 * Lets Ada's devices sign in again and again. The answer stops that, waits for those under way and
 * gives the headers of all sessions that began.
 */
export function keepSigningIn(app: App): () => Promise<{ authorization: string }[]> {
  const state = { isOver: false }
  const device = async () => {
    const answers = [await askToken(app)]
    while (!state.isOver) answers.push(await askToken(app))
    return answers
  }
  const devices = Array.from({ length: DEVICES }, device)
  return async () => {
    state.isOver = true
    const answers = (await Promise.all(devices)).flat()
    for (const { statusCode } of answers) expect([200, 400]).toContain(statusCode)
    return answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => ({
        authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}`,
      }))
  }
}

/** Makes Ada's account, or one that differs in something, and signs in. */
export async function newMember(app: App, differences: Record<string, string> = {}) {
  const fields = { ...ADA, ...differences }
  const answer = await sendForm(app, 'POST', '/signup', fields)
  expect(answer.statusCode).toBe(201)
  return await signIn(app, { username: fields.email, password: fields.password })
}
