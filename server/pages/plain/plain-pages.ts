import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '#contract/account.ts'
import type { PageAddress } from '#contract/addresses/page-address.ts'
import { PLAIN_ACTS, type PlainAct, type PlainPage } from '#contract/host/plain.ts'
import type { Language } from '#contract/languages.ts'
import type { App } from '#server/http/app-type.ts'
import { ApiError } from '#server/http/errors.ts'
import { answerPageFailure } from '../page-failure.ts'
import { ACTS, type Fields, missingOf } from './acts.ts'
import { OnceOnly } from './once-only.ts'
import { doneOf, formKey, hasKey, isOwnForm, PlainCookies, sessionOf } from './session.ts'

/** A request for a page, with what is known of it. */
export interface PlainRequest {
  request: FastifyRequest
  reply: FastifyReply
  page: PageAddress & { origin: string; language: Language }
}

/** Sends a page that is made for one request. */
export type SendPlain = (
  asked: PlainRequest,
  made: { plain: PlainPage; token?: string | undefined; status?: number },
) => Promise<FastifyReply>

/** What {@link plainPages} needs. */
export interface PlainPagesOptions {
  /** What a request asks for; undefined for a path that the site does not have. */
  read: (request: FastifyRequest) => PlainRequest['page'] | undefined
  send: SendPlain
}

/** What the API has answered. */
interface Answer {
  status: number
  body: { Code?: string; Message?: string; access_token?: string; Token?: string | null }
}

/** Fields that are given back with the page when a form is refused. */
const GIVEN_BACK_MAX = 20
const HIDDEN = new Set(['password', 'key', 'once', 'act'])

function fieldsOf(body: unknown): Fields {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const givenBack = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !HIDDEN.has(name))
      .slice(0, GIVEN_BACK_MAX),
  )

/** Names what is done once; undefined for what may be done as often as it is asked for. */
function onceKey(
  act: PlainAct,
  { fields, token }: { fields: Fields; token: string | undefined },
): string | undefined {
  // Whoever presses twice has become the host once. The form is the same for everybody, so what was typed counts.
  const form = act === 'first' ? JSON.stringify(fields) : token && fields['once']
  return form === undefined || form === ''
    ? undefined
    : createHash('sha256').update(`${act} ${token} ${form}`).digest('base64')
}

/** Sends whoever is no host, or no longer, to where they would be without a session. */
async function turnAway({ reply, page }: PlainRequest, standing: 'ended' | 'member') {
  reply.header('Set-Cookie', new PlainCookies(page.origin).signOut())
  return await reply.redirect(standing === 'ended' ? page.address : '/404', 303)
}

/**
 * The host's page and that of the first start for browsers without scripts (decision 094). Each form is a post to
 * the address of its page, and makes the call of the API that a script would make; there are no rights of its own.
 * @returns answers the host's page for whoever has signed in so
 */
export function plainPages(app: App, { read, send }: PlainPagesOptions) {
  const once = new OnceOnly<Answer>(({ status }) => status < 300)

  const callApi = async (
    { request, page }: PlainRequest,
    act: Exclude<PlainAct, 'signOut'>,
    { fields, token }: { fields: Fields; token: string | undefined },
  ): Promise<Answer> => {
    const { method, url, body } = ACTS[act].call(fields, page.language)
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      // Limits count the address of whoever posts.
      remoteAddress: request.ip,
      headers: {
        'accept-language': page.language,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  const signOut = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  }

  /**
   * Whose session it is. Whoever is no host learns nothing, as everywhere.
   * @throws {ApiError} `Unavailable` while nobody can say
   */
  const standingOf = async (token: string): Promise<'host' | 'ended' | 'member'> => {
    const headers = { authorization: `Bearer ${token}` }
    const me = await app.inject({ url: '/api/me/', headers })
    if (me.statusCode === 401) return 'ended'
    if (me.statusCode !== 200) throw new ApiError('Unavailable')
    const { Roles } = me.json<CurrentUser>()
    return Roles?.includes('admin') === true ? 'host' : 'member'
  }

  /** Sends the page again, with what was typed and why it was refused. */
  const sendAgain = async (
    asked: PlainRequest,
    token: string | undefined,
    plain: Omit<PlainPage, 'key' | 'once'> & { status?: number },
  ) => {
    const { status = 400, ...said } = plain
    const key = token === undefined ? '' : formKey(token)
    return await send(asked, { plain: { ...said, key, once: randomUUID() }, token, status })
  }

  const answerHost = async (asked: PlainRequest, token: string) => {
    const standing = await standingOf(token)
    if (standing !== 'host') return await turnAway(asked, standing)
    const done = doneOf(asked.request)
    if (done) asked.reply.header('Set-Cookie', new PlainCookies(asked.page.origin).said())
    const plain = { key: formKey(token), once: randomUUID(), fields: {}, missing: [], ...done }
    return await send(asked, { plain, token })
  }

  const post = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = read(request)
    if (!page) return await reply.redirect('/404', 303)
    const { origin } = page
    if (!isOwnForm(request, origin)) throw new ApiError('RequestInvalid', { status: 403 })
    const asked = { request, reply, page }
    const fields = fieldsOf(request.body)
    const act = page.name === 'first' ? 'first' : PLAIN_ACTS.find((one) => one === fields['act'])
    if (act === undefined || (act === 'first') !== (page.name === 'first'))
      throw new ApiError('RequestInvalid', { status: 400 })
    const cookies = new PlainCookies(origin)
    const isOpen = act === 'signIn' || act === 'first'
    const token = isOpen ? undefined : sessionOf(request)
    if (!isOpen && token === undefined) return await reply.redirect(page.address, 303)
    if (token !== undefined && !hasKey(token, fields['key'] ?? ''))
      throw new ApiError('RequestInvalid', { status: 403 })
    if (act === 'signOut') {
      await signOut(token ?? '')
      return await reply.header('Set-Cookie', cookies.signOut()).redirect(page.address, 303)
    }
    const standing = token === undefined ? 'host' : await standingOf(token)
    if (standing !== 'host') return await turnAway(asked, standing)
    const missing = missingOf(act, fields)
    const again = { fields: givenBack(fields), missing }
    if (missing.length > 0) return await sendAgain(asked, token, again)
    const make = async () => await callApi(asked, act, { fields, token })
    const { status, body } = await once.make(onceKey(act, { fields, token }), make)
    if (status >= 300) {
      const failure = { code: body.Code ?? '', message: body.Message ?? '' }
      return await sendAgain(asked, token, { ...again, failure, status })
    }
    const begun = isOpen ? body.access_token : undefined
    if (act === 'signIn' && begun !== undefined && (await standingOf(begun)) !== 'host') {
      await signOut(begun)
      return await turnAway(asked, 'member')
    }
    const said = cookies.say({ done: act, ...(body.Token && { token: body.Token }) })
    const signedIn = begun === undefined ? [] : [cookies.signIn(begun)]
    const target = act === 'first' ? `/host/overview?lang=${page.language}` : page.address
    return await reply.header('Set-Cookie', [...signedIn, said]).redirect(target, 303)
  }

  for (const url of ['/host', '/host/:tab', '/first'])
    app.route({
      method: 'POST',
      url,
      compress: false,
      errorHandler: answerPageFailure,
      handler: post,
    })
  return { answerHost }
}
