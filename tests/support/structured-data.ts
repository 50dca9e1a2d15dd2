import Validator from '@adobe/structured-data-validator'

/** An item of structured data in a page. */
export type Item = Record<string, unknown> & { '@type': string }

/** Errors and warnings of an item by the rules of rich results; warnings are about optional parts. */
export async function complaints(item: Item): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: { [item['@type']]: [item] } })
  return [
    ...issues.map(({ severity, path, fieldNames }) => {
      const place = path.map(({ type, property }) => property ?? type).join('.')
      return `${severity} ${place}: ${fieldNames.join()}`
    }),
    ...additionalComplaints(item),
  ]
}

/** The same without warnings. */
export async function errors(item: Item): Promise<string[]> {
  return (await complaints(item)).filter((complaint) => complaint.startsWith('ERROR'))
}

/** The structured data of a page, in the order of its HTML. */
export function structuredDataIn(html: string): Item[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text = '']) => JSON.parse(text) as Item | Item[])
}

/** Google's rules for carousels and profile pages, which the validator does not have. */
function additionalComplaints(item: Item): string[] {
  const { '@context': context, '@type': type, itemListElement, mainEntity } = item
  const wrong = context === 'https://schema.org' ? [] : [`ERROR ${type}: @context`]
  if (type === 'ItemList') {
    const elements = itemListElement as Item[]
    const urls = new Set(elements.map(({ url }) => new URL(String(url)).href))
    if (elements.length === 0 || urls.size !== elements.length) wrong.push('ERROR ItemList: url')
    if (elements.some(({ position }, index) => position !== index + 1)) {
      wrong.push('ERROR ItemList: position')
    }
  }
  if (type === 'ProfilePage') {
    const { '@type': who, name, url } = (mainEntity ?? {}) as Item
    if (who !== 'Person' || !name || !URL.canParse(String(url))) {
      wrong.push('ERROR ProfilePage: mainEntity')
    }
  }
  return wrong
}
