import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { Id, LanguageTag } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { SECRET_CACHE_CONTROL } from '#server/http/cache-control.ts'
import { endKind, endMails, hearLess } from './choices.ts'

const WORDS: Record<Language, Record<'ask' | 'done', readonly [title: string, text: string]>> & {
  press: Record<Language, string>
} = {
  en: {
    ask: ['No more of these mails?', 'The mail on Fridays ends. You still follow everybody.'],
    done: ['No more of these mails', 'The mail on Fridays has ended. You still follow everybody.'],
  },
  de: {
    ask: ['Keine solchen Mails mehr?', 'Die Mail am Freitag endet. Deine Abos bleiben.'],
    done: ['Keine solchen Mails mehr', 'Die Mail am Freitag ist beendet. Deine Abos bleiben.'],
  },
  press: { en: 'End them', de: 'Beenden' },
}

/** The colours of the design system, in the browser's theme. Inline, so that no file is fetched. */
const STYLES = `:root{color-scheme:light dark;--ground:#fafaf7;--ink:#17211c;--soft:#525e57;--action:#1d4d3e;--on-action:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#111714;--ink:#edf1ec;--soft:#a9b4ad;--action:#cfe6da;--on-action:#0e2a20}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}
p{color:var(--soft)}
h1{margin:0;font-size:1.75rem;line-height:1.2;text-wrap:balance}
button{padding:.75rem 1.5rem;border:0;border-radius:.75rem;background:var(--action);color:var(--on-action);font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media(forced-colors:active){button{border:1px solid}}`

const HEADERS = {
  'Cache-Control': SECRET_CACHE_CONTROL,
  'Content-Security-Policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'X-Robots-Tag': 'noindex',
}

/** A page without script or data, which works in every browser that a mail program opens. */
function page(state: 'ask' | 'done', language: Language): string {
  const [title, text] = WORDS[language][state]
  const form =
    state === 'ask' ? `<form method="post"><button>${WORDS.press[language]}</button></form>` : ''
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title} · Simmer</title><style>${STYLES}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`
  )
}

/**
 * Serves the address that ends the mails of a member. To read it changes nothing, because programs that look
 * for harm in mails read every address; a mail program or the button posts (RFC 8058). The answer is the same
 * for an address that nobody has, and says nothing about anybody.
 */
export function unsubscribePage(app: App, { db }: Pick<OpenDatabase, 'db'>): void {
  const token = Type.String({ pattern: '^[\\w-]{43}$' })
  const schema = {
    params: Type.Object({ token }),
    querystring: Type.Object({ lang: Type.Optional(LanguageTag) }),
  }
  app.get('/unsubscribe/:token', { schema }, async (request, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(page('ask', request.query.lang ?? 'en')),
  )
  app.post('/unsubscribe/:token', { schema }, async (request, reply) => {
    await endMails(db, request.params.token)
    return await reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(page('done', request.query.lang ?? 'en'))
  })
  // Buttons of push messages. There is nothing to read, so a program that looks for harm finds no page.
  for (const kind of ['answers', 'decisions'] as const)
    app.post(
      `/unsubscribe/:token/${kind}`,
      { schema: { params: Type.Object({ token }) } },
      async (request, reply) => {
        await endKind(db, request.params.token, kind)
        return await reply.headers(HEADERS).code(204).send()
      },
    )
  const ofAuthor = { params: Type.Object({ token, author: Id }) }
  app.post('/unsubscribe/:token/:author', { schema: ofAuthor }, async (request, reply) => {
    await hearLess(db, request.params.token, request.params.author)
    return await reply.headers(HEADERS).code(204).send()
  })
}
