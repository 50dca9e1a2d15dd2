import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { type LangId, languageOf } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { Mail } from './mail.ts'
import { mailWords } from './words.ts'

export interface MailContext {
  db: Kysely<Database>
  /** Where people reach the site. */
  origin: () => string
  /** Whether people sign in with passwords here. */
  takesPasswords: boolean
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * The parts of a mail with one call to action. Texts are plain; {@link composeMail} escapes them.
 */
export interface MailParts {
  to: string
  langId: LangId
  subject: string
  greeting: string
  /** Before the button. */
  intro: string
  action: { label: string; url: string }
  /** Paragraphs after the button. */
  notes: readonly string[]
}

/** The tokens of the light theme. Mail programs do not support custom properties. */
const INK = '#17211c'
const INK_SOFT = '#525e57'
const GROUND = '#fafaf7'
const SURFACE = '#ffffff'
const LINE = '#dcdfd8'
const ACTION = '#1d4d3e'
const LINK = '#1b5a47'
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Composes a mail as text and as HTML with inline styles, without remote images. */
export function composeMail(parts: MailParts): Mail {
  const { to, subject } = parts
  return { to, subject, text: textOf(parts), html: pageOf(parts) }
}

function textOf({ langId, greeting, intro, action, notes }: MailParts): string {
  const { closing } = mailWords(langId)
  const paragraphs = [greeting, intro, action.url, ...notes, closing]
  return `${paragraphs.join('\n\n')}\n`
}

function pageOf(parts: MailParts): string {
  const { langId, subject, greeting, intro, action, notes } = parts
  const { copyLink, closing } = mailWords(langId)
  const language = languageOf(langId)
  const url = escapeHtml(action.url)
  const soft = `margin:0 0 12px;font-size:14px;line-height:20px;color:${INK_SOFT}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" lang="${language}" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${GROUND}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:480px;font-family:${FONT};color:${INK};text-align:left">
<tr><td style="padding:0 0 16px;font-size:22px;line-height:28px;font-weight:700;color:${ACTION}">Simmer</td></tr>
<tr><td style="padding:32px 28px;background:${SURFACE};border:1px solid ${LINE};border-radius:12px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:28px;font-weight:700">${escapeHtml(subject)}</h1>
<p style="margin:0 0 12px;font-size:16px;line-height:24px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px;font-size:16px;line-height:24px">${escapeHtml(intro)}</p>
<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${ACTION};color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
${notes.map((note) => `<p style="${soft}">${escapeHtml(note)}</p>`).join('\n')}
<p style="${soft}">${escapeHtml(copyLink)}<br><a href="${url}" style="color:${LINK};word-break:break-all">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 0 0;font-size:14px;line-height:20px;color:${INK_SOFT}">${escapeHtml(closing)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
