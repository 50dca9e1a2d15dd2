import { createHash } from 'node:crypto'
import { ask, type Answer } from './client.ts'

/** Somebody with an account. */
export interface Member {
  email: string
  /** As it is sent (D-09). */
  password: string
  token: string
}

/** A password as a client sends it (D-09). */
export function sent(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

let accounts = 0

/** An address that nobody else comes from. */
function nextAddress(): string {
  accounts += 1
  return `10.${(accounts >> 16) & 255}.${(accounts >> 8) & 255}.${accounts & 255}`
}

/**
 * Makes accounts and signs in, each from an address of its own.
 * @throws when one is refused
 */
export async function newMembers(origin: string, count: number): Promise<Member[]> {
  return await Promise.all(Array.from({ length: count }, () => newMember(origin)))
}

async function newMember(origin: string): Promise<Member> {
  const from = nextAddress()
  const username = `member-${accounts}`
  const email = `${username}@simmer.example`
  const password = sent(`password of ${username}`)
  const names = { firstname: 'Ada', lastname: 'Lovelace', username }
  const body = { ...names, email, password, language: '1' }
  const { status } = await ask(origin, '/api/signup', { method: 'POST', body, from })
  if (status !== 201) throw new Error(`Signing up failed: ${status}`)
  const token = tokenOf(await signIn(origin, { email, password, from }))
  if (token === undefined) throw new Error('Signing in failed.')
  return { email, password, token }
}

/** What a sign-in says. */
export interface SignIn {
  email: string
  password: string
  /** See `Ask`; without either, an address of its own. */
  from?: string
  localAddress?: string
  timeoutMs?: number
}

/** Asks for a token. */
export async function signIn(origin: string, { email, password, ...way }: SignIn): Promise<Answer> {
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const body = { ...grant, username: email, password }
  const from = way.from ?? (way.localAddress === undefined ? nextAddress() : undefined)
  return await ask(origin, '/api/auth/', {
    method: 'POST',
    body,
    ...way,
    ...(from !== undefined && { from }),
  })
}

/** The token of a sign-in; undefined when it was refused. */
export function tokenOf({ status, body }: Answer): string | undefined {
  if (status !== 200) return undefined
  return (JSON.parse(body.toString()) as { access_token: string }).access_token
}
