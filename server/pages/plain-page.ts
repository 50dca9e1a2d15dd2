import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '#contract/languages.ts'
import { PLAIN_PAGE_WORDS } from './plain-page-words.ts'

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
export interface PlainPage {
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
