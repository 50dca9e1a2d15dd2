import { Marked, type MarkedToken, type Token, type TokenizerAndRendererExtension } from 'marked'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { FrontMatter, LongText, Piece } from '#app/lib/words/markup.tsx'
import * as limits from '#contract/limits.ts'

type OwnToken =
  | { type: 'placeholder'; raw: string }
  | { type: 'terms'; raw: string; pairs: Token[][][] }
  | { type: 'address'; raw: string; tokens: Token[] }

interface Section {
  id: string
  title: string
  body: Piece[]
  parts: { title: string; body: Piece[] }[]
}

const extensions: TokenizerAndRendererExtension[] = [
  {
    // Text in brackets that is no link: the provider of the site has to fill it in.
    name: 'placeholder',
    level: 'inline',
    start: (text) => text.indexOf('['),
    tokenizer(text) {
      const [raw] = /^\[[^\]]+\](?!\()/.exec(text) ?? []
      return raw === undefined ? undefined : ({ type: 'placeholder', raw } satisfies OwnToken)
    },
  },
  {
    // Terms, each on a line of its own, with a text behind a colon below it.
    name: 'terms',
    level: 'block',
    tokenizer(text) {
      const [raw] = /^(?:.+\n: .+(?:\n.+)*\n*)+/.exec(text) ?? []
      if (raw === undefined) return undefined
      const rows = raw.trim().split(/\n{2,}/)
      const pairs = rows.map((row) =>
        row.split('\n: ').map((part) => this.lexer.inlineTokens(part)),
      )
      return { type: 'terms', raw, pairs } satisfies OwnToken
    },
  },
  {
    name: 'address',
    level: 'block',
    tokenizer(text) {
      const [raw, lines] = /^<address>\n([^<]+)<\/address>\n/.exec(text) ?? []
      if (raw === undefined || lines === undefined) return undefined
      return { type: 'address', raw, tokens: this.lexer.blockTokens(lines) } satisfies OwnToken
    },
  },
]
const marked = new Marked({ extensions })

const piecesOf = (tokens: readonly Token[]) =>
  tokens.filter(({ type }) => type !== 'space').map(pieceOf)

/** What the page shows of a part of a text. */
function pieceOf(part: Token): Piece {
  const token = part as MarkedToken | OwnToken
  switch (token.type) {
    case 'text':
      return token.raw.replaceAll('\n', ' ')
    case 'placeholder':
      return ['mark', [token.raw.replaceAll('\n', ' ')]]
    case 'codespan':
      return ['code', [token.text]]
    case 'code':
      return ['pre', [['code', [token.text]]]]
    case 'strong':
      return ['strong', piecesOf(token.tokens)]
    case 'link':
      return ['a', piecesOf(token.tokens), token.href]
    case 'paragraph':
      return paragraphOf(token.tokens)
    case 'list':
      return [token.loose ? 'spaced-ul' : 'ul', token.items.map(({ tokens }) => itemOf(tokens))]
    case 'terms':
      return ['dl', token.pairs.map(pairOf)]
    case 'address':
      return ['address', piecesOf(token.tokens)]
    default:
      throw new Error(`The pages of texts show no "${token.type}": ${token.raw}`)
  }
}

function paragraphOf(tokens: readonly Token[]): Piece {
  const [first] = tokens
  if (tokens.length > 1 || first?.type !== 'strong') return ['p', piecesOf(tokens)]
  return ['strong-p', piecesOf(first.tokens ?? [])]
}

/** The paragraph of an item is no element of its own. */
function itemOf(blocks: readonly Token[]): Piece {
  return ['li', blocks.flatMap((block) => piecesOf('tokens' in block ? (block.tokens ?? []) : []))]
}

function pairOf([term = [], text = []]: Token[][]): Piece {
  return [
    'div',
    [
      ['dt', piecesOf(term)],
      ['dd', piecesOf(text)],
    ],
  ]
}

/** A heading and the anchor behind it, as in `## Your rights {#rights}`. */
function headingOf(text: string) {
  const [, title = text, id = ''] = /^(.+?) \{#([\w-]+)\}$/.exec(text) ?? []
  return { title, id }
}

/** Writes the value of a limit where a text names it, as in `{MINIMUM_AGE}`. */
function withLimits(text: string): string {
  return text.replaceAll(/\{([A-Z_]+)\}/g, (_, name: string) => {
    const value: unknown = Object.entries(limits).find(([limit]) => limit === name)?.[1]
    if (typeof value !== 'number') throw new Error(`contract/limits.ts has no number ${name}.`)
    return String(value)
  })
}

/**
 * Reads a text with its front matter.
 *
 * @throws when the text holds what the pages cannot show
 */
export function readMarkdown(source: string): LongText {
  const [, frontMatter = '', rest = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const opening: Piece[] = []
  const sections: Section[] = []
  let body = opening
  for (const token of marked.lexer(withLimits(rest).replaceAll('&nbsp;', '\u00a0'))) {
    if (token.type === 'heading') {
      const part = { ...headingOf(token.text), body: [], parts: [] }
      if (token.depth === 2) sections.push(part)
      else sections.at(-1)?.parts.push(part)
      body = part.body
    } else body.push(...piecesOf([token]))
  }
  return { ...(parse(frontMatter) as FrontMatter), opening, sections }
}

/** Compiles texts in Markdown while the app is built, so that the browser gets no parser. */
export const markdown: Plugin = {
  name: 'markdown',
  transform: {
    filter: { id: /\.md$/ },
    handler: (source) => ({
      code: `export default ${JSON.stringify(readMarkdown(source))}`,
      map: null,
    }),
  },
}
