import type { Language } from '#contract/languages.ts'

/** One thing of a feed. Addresses are absolute. */
export interface AtomEntry {
  /** The page, which is the id as well: it never changes. */
  url: string
  title: string
  /** Language of its texts where it is not that of the feed. */
  language?: Language | undefined
  /** Milliseconds since 1970, UTC. */
  publishedAt: number
  /** Who wrote it; without an address when nobody is named. */
  author: { name: string; url?: string | undefined }
  summary?: string | undefined
  image?: string | undefined
  /** Names of tags. */
  categories: readonly string[]
}

/** A feed by RFC 4287. */
export interface AtomFeed {
  /** Its own address, which is its id as well. */
  self: string
  /** The page that shows the same. */
  page: string
  language: Language
  title: string
  icon: string
  /** The newest first. */
  entries: readonly AtomEntry[]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that no XML document may have, not even as references. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

type Attributes = Readonly<Record<string, string | undefined>>

/** An element, empty without content. */
function element(name: string, content: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value = '']) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

const textOf = (name: string, text: string) => element(name, escapeXml(text))
const dateOf = (name: string, time: number) => element(name, new Date(time).toISOString())

const IMAGE_TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

function imageLink(href: string): string {
  const type = IMAGE_TYPES[/\.(\w+)$/.exec(href)?.[1] ?? '']
  return element('link', '', { rel: 'enclosure', type, href })
}

function entryXml(entry: AtomEntry, feedLanguage: Language): string {
  const { url, title, publishedAt, author, summary = '', image, categories } = entry
  const language = entry.language ?? feedLanguage
  const parts = [
    textOf('id', url),
    textOf('title', title),
    dateOf('updated', publishedAt),
    dateOf('published', publishedAt),
    element('link', '', { rel: 'alternate', type: 'text/html', hreflang: language, href: url }),
    image === undefined ? '' : imageLink(image),
    element(
      'author',
      textOf('name', author.name) + (author.url === undefined ? '' : textOf('uri', author.url)),
    ),
    ...categories.map((term) => element('category', '', { term })),
    summary === '' ? '' : element('summary', escapeXml(summary), { type: 'text' }),
  ]
  const attributes = { 'xml:lang': language === feedLanguage ? undefined : language }
  return element('entry', parts.join(''), attributes)
}

/** When something of a feed was published last; 1970 for an empty one. */
export function updatedAt({ entries }: AtomFeed): number {
  return Math.max(0, ...entries.map(({ publishedAt }) => publishedAt))
}

/** A feed as a document. */
export function atomXml(feed: AtomFeed): string {
  const { self, page, language, title, icon, entries } = feed
  const parts = [
    textOf('id', self),
    textOf('title', title),
    dateOf('updated', updatedAt(feed)),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', '', { rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
    textOf('icon', icon),
    element('author', textOf('name', 'Simmer')),
    ...entries.map((entry) => entryXml(entry, language)),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', parts.join('\n'), attributes)}\n`
}
