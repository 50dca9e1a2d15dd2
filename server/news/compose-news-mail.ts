import { pathOf } from '#contract/addresses/addresses.ts'
import { commentAnchor } from '#contract/news/comment-address.ts'
import { decisionPath, isDecision } from '#contract/news/decision-path.ts'
import { type LangId, languageOf } from '#contract/languages.ts'
import type { NewsKind } from '#contract/news/news.ts'
import { pictureOfWidth } from '#contract/pictures.ts'
import { escapeHtml } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import { mailWords, type NewsWords } from '#server/mail/words.ts'
import type { Dated } from './news-of.ts'

/** Things that a mail names after the first. */
const NAMED_MAX = 10
/** Width of the picture, twice that of its box in most programs. */
const PICTURE_WIDTH = 960

const isOfBook = (kind: NewsKind) => kind === 'cookbook' || kind === 'added'
const openedBy = (kind: NewsKind) =>
  isDecision(kind)
    ? 'decision'
    : kind === 'answer'
      ? 'answer'
      : isOfBook(kind)
        ? 'cookbook'
        : 'recipe'

/** What a mail says, and to whom. */
export interface NewsMail {
  to: string
  langId: LangId
  /** The newest first, at least one. */
  news: readonly Dated[]
  /** How many authors the member follows; 0 where the mail is about what concerns the member alone. */
  authors: number
  /** Part of the address that ends the mails. */
  secret: string
  /** Where people reach the site. */
  origin: string
}

interface Row {
  name: string
  /** "Lena Hartmann, new cookbook". */
  line: string
  url: string
}

/** What both forms of a mail say. */
interface Written extends Pick<NewsWords, 'also' | 'change' | 'leave'> {
  language: string
  subject: string
  lead: Row & { text: string | null; picture: string | null; open: string }
  others: readonly Row[]
  more: string | undefined
  why: string
  changeUrl: string
  leaveUrl: string
}

/** Composes the mail of a Friday, as text and as HTML. Its one picture is the same file for everybody. */
export function composeNewsMail({ to, langId, news, authors, secret, origin }: NewsMail): Mail {
  const words = mailWords(langId).news
  const language = languageOf(langId)
  const urlOf = (path: string) => `${origin}${path}?lang=${language}`
  const rowOf = ({ Kind, Id, Name, Author, Count, Text, Answer, Decision }: Dated): Row => {
    if (isDecision(Kind)) {
      const of = Decision ?? { IsApproved: false, OwnId: null }
      const line = words.decided[Kind][of.IsApproved ? 'approved' : 'returned']
      return { name: Name, line, url: urlOf(decisionPath(Kind, of)) }
    }
    if (Kind === 'answer') {
      return {
        name: words.answerOn(Name),
        line: `${Author.Name}, ${words.quote(Text ?? '')}`,
        url: `${urlOf(pathOf('recipe', Answer?.RecipeId ?? 0))}${commentAnchor(Id)}`,
      }
    }
    return {
      name: Name,
      line: `${Author.Name}, ${words.kinds[Kind](Count)}`,
      url: urlOf(pathOf(isOfBook(Kind) ? 'cookbook' : 'recipe', Id)),
    }
  }
  const [first, ...rest] = news
  if (!first) throw new Error('A mail needs something new.')
  const others = rest.slice(0, NAMED_MAX)
  const path = first.HeaderPath ?? first.CoverPath
  const leaveUrl = urlOf(`/unsubscribe/${secret}`)
  const written: Written = {
    language,
    subject: words.subject(rowOf(first).name, rest.length),
    lead: {
      ...rowOf(first),
      ...(first.Kind === 'answer' && { line: first.Author.Name }),
      text: first.Text,
      picture: path === null ? null : new URL(pictureOfWidth(path, PICTURE_WIDTH), origin).href,
      open: words.open[openedBy(first.Kind)],
    },
    others: others.map(rowOf),
    more: rest.length > others.length ? words.more(rest.length - others.length) : undefined,
    why: words.why(authors),
    also: words.also,
    change: words.change,
    leave: words.leave,
    changeUrl: urlOf('/settings/push_notification'),
    leaveUrl,
  }
  return {
    to,
    subject: written.subject,
    text: textOf(written),
    html: pageOf(written),
    // One press in the mail program (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function textOf({ lead, others, more, also, why, ...written }: Written): string {
  const rows = others.map(({ name, line, url }) => `${name}, ${line}\n${url}`)
  const paragraphs = [
    lead.line,
    lead.text === null ? lead.name : `${lead.name}\n${lead.text}`,
    `${lead.open}: ${lead.url}`,
    ...(rows.length > 0 ? [also, ...rows] : []),
    ...(more === undefined ? [] : [more]),
    why,
    `${written.change}: ${written.changeUrl}\n${written.leave}: ${written.leaveUrl}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

/** The tokens of both themes: programs that know no media queries show the light one. */
const DARK = `@media (prefers-color-scheme:dark){
.ground{background:#111714!important}.ink{color:#edf1ec!important}.soft{color:#a9b4ad!important}
.link{color:#9fd0ba!important}.button{background:#cfe6da!important;color:#0e2a20!important}.line{border-color:#37423c!important}}`
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SOFT = 'color:#525e57'
const LINK = 'color:#1b5a47'

const link = ({ name, url }: Pick<Row, 'name' | 'url'>) =>
  `<a class="link" href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(name)}</a>`

function pageOf({ language, subject, lead, others, more, also, why, ...written }: Written): string {
  const rows = others.map(
    (row) => `<p style="margin:0 0 6px">${link(row)}, ${escapeHtml(row.line)}</p>`,
  )
  if (more !== undefined)
    rows.push(`<p class="soft" style="margin:0;${SOFT}">${escapeHtml(more)}</p>`)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fafaf7">
<table role="presentation" class="ground" lang="${language}" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:#fafaf7"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" class="ink" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:544px;font-family:${FONT};font-size:16px;line-height:24px;color:#17211c;text-align:left"><tr><td>
<p style="margin:0 0 20px;font-size:18px;font-weight:700">Simmer</p>
${lead.picture === null ? '' : `<img src="${escapeHtml(lead.picture)}" alt="" width="544" style="display:block;width:100%;height:auto;border-radius:8px;margin:0 0 16px">`}
<p class="soft" style="margin:0 0 4px;${SOFT}">${escapeHtml(lead.line)}</p>
<h1 style="margin:0;font-size:26px;line-height:30px;font-weight:700">${escapeHtml(lead.name)}</h1>
${lead.text === null ? '' : `<p style="margin:12px 0 0;font-family:Georgia,serif;font-size:17px;line-height:26px">${escapeHtml(lead.text)}</p>`}
<p style="margin:20px 0 0"><a class="button" href="${escapeHtml(lead.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4d3e;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(lead.open)}</a></p>
${rows.length === 0 ? '' : `<h2 style="margin:24px 0 6px;font-size:16px;line-height:24px;font-weight:600">${escapeHtml(also)}</h2>\n${rows.join('\n')}`}
<p class="soft line" style="margin:28px 0 0;padding:14px 0 0;border-top:1px solid #dcdfd8;font-size:14px;line-height:22px;${SOFT}">${escapeHtml(why)}<br>${link({ name: written.change, url: written.changeUrl })} · ${link({ name: written.leave, url: written.leaveUrl })}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
