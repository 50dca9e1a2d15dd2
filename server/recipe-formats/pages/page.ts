import { DomUtils, parseDocument } from 'htmlparser2'
import { isLanguage } from '#contract/languages.ts'
import { FRACTION_SIGNS, NUMBER_START } from '#cooking/numbers/fraction-signs.ts'
import { checkDepth } from '../check-depth.ts'
import type { Json } from '../json-value.ts'
import { mendedJson } from './mended-json.ts'
import { References } from './references.ts'
import { recipesIn, schemaRecipe } from './schema-recipe.ts'
import type { RawRecipe } from '../raw-recipe.ts'

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
/** Scripts of a page that are looked at. */
const SCRIPTS_MAX = 5_000
/** Elements of all items of microdata that are looked at. */
const ELEMENTS_MAX = 100_000
/** Characters of their markup. Markup counts again for each property around it. */
const MARKUP_MAX = 2_000_000
/** Properties that one element may be. */
const NAMES_MAX = 10
/** How deep items may lie in each other. */
const DEPTH_MAX = 5

/** Elements that hold a part of a line: its amount, its unit, its food. */
const CELLS = '(?:span|div|td|th|b|strong|em|i|a|data)'
const BETWEEN_CELLS = new RegExp(`(</${CELLS}>)\\s?(?=<${CELLS}[\\s>])`, 'giu')

/** An amount that stands alone in a block, before the block of its food. */
const AMOUNT_BLOCK = new RegExp(
  String.raw`(>\s?[\d.,/${FRACTION_SIGNS} -]{1,12}(?:\p{L}{1,12}\.?)?\s?)</(?:div|p|dt)>\s?<(?:div|p|dd)(?:\s[^<>]{0,200})?>(?!\s?${NUMBER_START})`,
  'giu',
)

/** The markup of an ingredient, whose parts stand in elements of their own, with blanks between them. */
function lineMarkup(markup: string): string {
  return markup
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(AMOUNT_BLOCK, '$1 ')
    .replaceAll(BETWEEN_CELLS, '$1 ')
}

/** The microdata of a page in the shape of JSON-LD, as far as its limits reach. */
class Microdata {
  #elements = ELEMENTS_MAX
  #characters = MARKUP_MAX

  /** An item with its properties. */
  itemOf(element: DomElement, depth = 0): Record<string, Json> {
    const item: Record<string, Json[]> = { '@type': [element.attribs.itemtype ?? ''] }
    if (depth > DEPTH_MAX) return item
    const visit = (nodes: DomElement['children']) => {
      for (const node of nodes) {
        if (!('attribs' in node)) continue
        if (--this.#elements < 0) return
        const names = new Set(node.attribs.itemprop?.split(/\s+/u, NAMES_MAX))
        names.delete('__proto__')
        const isLine = names.has('recipeIngredient') || names.has('ingredients')
        const value = names.size > 0 ? this.#valueOf(node, depth, isLine) : undefined
        for (const name of names) (item[name] ??= []).push(value)
        if (node.attribs.itemscope === undefined) visit(node.children)
      }
    }
    visit(element.children)
    return item
  }

  /** Property of an element: a nested item, an attribute, or its markup. */
  #valueOf(element: DomElement, depth: number, isLine: boolean): Json {
    if (element.attribs.itemscope !== undefined) {
      const item = this.itemOf(element, depth + 1)
      return isLine ? { text: this.#markupOf(element, isLine), ...item } : item
    }
    const attribute = VALUES[element.name]
    const value = element.attribs.content ?? (attribute ? element.attribs[attribute] : undefined)
    return value ?? this.#markupOf(element, isLine)
  }

  /** The markup in an element, as far as the limit reaches. */
  #markupOf(element: DomElement, isLine: boolean): string | undefined {
    if (this.#characters < 0) return undefined
    const markup = DomUtils.getInnerHTML(element)
    this.#characters -= markup.length
    return isLine ? lineMarkup(markup) : markup
  }
}

const isRecipe = (element: DomElement) =>
  /schema\.org\/Recipe\b/u.test(element.attribs.itemtype ?? '')

/** The recipes of a page in microdata. */
function microdataIn(page: Dom): Record<string, Json>[] {
  const microdata = new Microdata()
  return DomUtils.findAll(isRecipe, page.children)
    .slice(0, 50)
    .map((element) => microdata.itemOf(element))
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
  ).slice(0, SCRIPTS_MAX)
  const values = scripts.map((script) => mendedJson(DomUtils.textContent(script)))
  const references = new References(values)
  const inScripts = values
    .flatMap((value) => recipesIn(value))
    .map((recipe) => references.resolved(recipe) as typeof recipe)
  const found = inScripts.length > 0 ? inScripts : microdataIn(page)
  const site = metaOf(page, 'og:site_name')
  const image = metaOf(page, 'og:image')
  const html5 = DomUtils.findOne(({ name }) => name === 'html', page.children)
  const language = html5?.attribs.lang?.slice(0, 2).toLowerCase()
  const named = (one: Parameters<typeof schemaRecipe>[0]): RawRecipe => {
    const recipe = schemaRecipe(one, address)
    const picture = image === undefined ? undefined : URL.parse(image, address)?.href
    const known = isLanguage(language) ? language : undefined
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
