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
  const members: Member[] = []
  while (members.length < count) {
    const from = nextAddress()
    const email = `member-${accounts}@simmer.example`
    const password = sent(`password of ${accounts}`)
    const names = { firstname: 'Ada', lastname: 'Lovelace', username: `member-${accounts}` }
    const body = { ...names, email, password, language: '1' }
    const answer = await ask(origin, '/api/signup', { method: 'POST', body, from })
    if (answer.status !== 201) throw new Error(`Signing up failed: ${answer.status}`)
    const token = tokenOf(await signIn(origin, { email, password, from }))
    if (token === undefined) throw new Error('Signing in failed.')
    members.push({ email, password, token })
  }
  return members
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
