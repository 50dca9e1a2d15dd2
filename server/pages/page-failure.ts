import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import { answerError } from '#server/http/error-handler.ts'
import { ApiError } from '#server/http/errors.ts'
import { pageLanguage } from './language.ts'

/** Language of a page, even for an invalid request. */
export function languageOfPage({ raw, headers }: FastifyRequest): ReturnType<typeof pageLanguage> {
  const [, search] = (raw.url ?? '').split('?', 2)
  return pageLanguage(new URLSearchParams(search), headers.cookie)
}

/**
 * Error handler of page routes. 429 and 503 become a plain page, and so does every other server
 * error, as 503. Invalid requests get the API's error format.
 */
export function answerPageFailure(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | void {
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status < 500 && status !== 429) return answerError(error, request, reply)
  if (!(error instanceof ApiError) && status !== 429 && status !== 503) {
    request.log.error({ err: error }, 'a page failed')
  }
  const language = languageOfPage(request)
  return answerPlainPage(reply, { status: status === 429 ? 429 : 503, language })
}

/** Default Retry-After in seconds. */
const RETRY_AFTER_S = 10

/** The colours of the design system, in the browser's theme. Inline, so that no file is fetched. */
const STYLES = `:root{color-scheme:light dark;--ground:#fafaf7;--ink:#17211c;--soft:#525e57;--action:#1d4d3e;--on-action:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#111714;--ink:#edf1ec;--soft:#a9b4ad;--action:#cfe6da;--on-action:#0e2a20}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}
p{color:var(--soft)}
h1{margin:0;font-size:1.75rem;line-height:1.2;text-wrap:balance}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:.75rem;background:var(--action);color:var(--on-action);text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media(forced-colors:active){a{border:1px solid}}`

const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** A page without script or data. */
interface PlainPage {
  /** 429 for too many requests, 503 for a page that cannot be rendered. */
  status: 429 | 503
  language: Language
}

/**
 * Sends a page without script or data, with a link to try again. Keeps an existing `Retry-After`.
 */
export function answerPlainPage(
  reply: FastifyReply,
  { status, language }: PlainPage,
): FastifyReply {
  const { title, text, again } = PLAIN_PAGE_WORDS[language][status]
  if (!reply.hasHeader('Retry-After')) reply.header('Retry-After', RETRY_AFTER_S)
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', POLICY)
    .header('X-Robots-Tag', 'noindex')
    .send(
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title} · Simmer</title>` +
        `<style>${STYLES}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
        `<a href="">${again}</a></main></body></html>`,
    )
}

/** Texts of a plain page. */
interface PlainPageWords {
  title: string
  text: string
  /** The link to the same address. */
  again: string
}

/** Texts of the plain pages by status. */
const PLAIN_PAGE_WORDS: Record<Language, Record<429 | 503, PlainPageWords>> = {
  en: {
    429: {
      title: 'That was a little too fast',
      text: 'You have opened a lot of pages in a short time. Please try again in a minute.',
      again: 'Try again',
    },
    503: {
      title: 'This page is not available right now',
      text: 'Something went wrong on our side. Please try again in a moment.',
      again: 'Try again',
    },
  },
  de: {
    429: {
      title: 'Das ging etwas zu schnell',
      text: 'Du hast in kurzer Zeit sehr viele Seiten geöffnet. Bitte versuch es in einer Minute noch einmal.',
      again: 'Noch einmal versuchen',
    },
    503: {
      title: 'Diese Seite ist gerade nicht verfügbar',
      text: 'Das liegt an uns. Bitte versuch es gleich noch einmal.',
      again: 'Noch einmal versuchen',
    },
  },
}
