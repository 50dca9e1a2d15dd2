import { DomUtils, parseDocument } from 'htmlparser2'
import { checkDepth } from './check-depth.ts'
import { parseJson, type Json } from './json-value.ts'
import { recipesIn, schemaRecipe } from './schema-recipe.ts'
import type { RawRecipe } from './raw-recipe.ts'

type Dom = ReturnType<typeof parseDocument>
type DomElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Attributes that hold the value of a property, by the element. */
const VALUES: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  link: 'href',
  area: 'href',
  img: 'src',
  source: 'src',
  time: 'datetime',
  data: 'value',
  object: 'data',
}
/** Elements of a page that are looked at. */
const ITEMS_MAX = 5_000

/** The recipes of one script of JSON-LD, which some pages write with comments or line feeds in texts. */
function jsonOf(script: string): Json {
  const text = script
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/u, '')
    .replace(/;$/u, '')
    .trimEnd()
    .replace(/(?:-->|\/\*\s{0,9}\]\]>\s{0,9}\*\/|\]\]>)$/u, '')
    .trimEnd()
  // Line feeds within texts make it no JSON.
  return parseJson(text) ?? parseJson(text.replaceAll(/\p{Cc}+/gu, ' ').replace(/;$/u, ''))
}

/** Property of an element of microdata: a nested item, an attribute, or its markup. */
function valueOf(element: DomElement, depth: number): Json {
  if (element.attribs.itemscope !== undefined) return itemOf(element, depth + 1)
  const attribute = VALUES[element.name]
  const value = element.attribs.content ?? (attribute ? element.attribs[attribute] : undefined)
  return value ?? DomUtils.getInnerHTML(element)
}

/** An item of microdata in the shape of JSON-LD. */
function itemOf(element: DomElement, depth = 0): Record<string, Json> {
  const item: Record<string, Json[]> = { '@type': [element.attribs.itemtype ?? ''] }
  if (depth > 5) return item
  const visit = (nodes: DomElement['children']) => {
    for (const node of nodes) {
      if (!('attribs' in node)) continue
      const names = node.attribs.itemprop?.split(/\s+/u) ?? []
      for (const name of names)
        if (name !== '__proto__') (item[name] ??= []).push(valueOf(node, depth))
      if (node.attribs.itemscope === undefined) visit(node.children)
    }
  }
  visit(element.children)
  return item
}

const isRecipe = (element: DomElement) =>
  /schema\.org\/Recipe\b/u.test(element.attribs.itemtype ?? '')

/** The recipes of a page in microdata. */
function microdataIn(page: Dom): Record<string, Json>[] {
  return DomUtils.findAll(isRecipe, page.children)
    .slice(0, 50)
    .map((element) => itemOf(element))
}

function metaOf(page: Dom, name: string): string | undefined {
  const found = DomUtils.findOne(
    ({ name: tag, attribs }) =>
      tag === 'meta' && (attribs.property === name || attribs.name === name),
    page.children,
  )
  return found?.attribs.content
}

/**
 * The recipes of a page, by its JSON-LD or else its microdata. They are somebody else's.
 *
 * @param address of the page, after redirects
 */
export function readPage(html: string, address: string): RawRecipe[] {
  checkDepth(html)
  const page = parseDocument(html)
  const scripts = DomUtils.findAll(
    ({ name, attribs }) => name === 'script' && /^application\/ld\+json/iu.test(attribs.type ?? ''),
    page.children,
  ).slice(0, ITEMS_MAX)
  const inScripts = scripts.flatMap((script) => recipesIn(jsonOf(DomUtils.textContent(script))))
  const found = inScripts.length > 0 ? inScripts : microdataIn(page)
  const site = metaOf(page, 'og:site_name')
  const image = metaOf(page, 'og:image')
  const html5 = DomUtils.findOne(({ name }) => name === 'html', page.children)
  const language = html5?.attribs.lang?.slice(0, 2).toLowerCase()
  const named = (one: Parameters<typeof schemaRecipe>[0]): RawRecipe => {
    const recipe = schemaRecipe(one, address)
    const picture = image === undefined ? undefined : URL.parse(image, address)?.href
    const known = language === 'de' || language === 'en' ? language : undefined
    const name = site ?? recipe.source?.name ?? new URL(address).hostname.replace(/^www\./u, '')
    return {
      ...(known && { language: known }),
      ...(picture !== undefined && { picture: { kind: 'address', address: picture } }),
      ...recipe,
      source: { ...recipe.source, name, address },
      isForeign: true,
    }
  }
  return found.map(named)
}
