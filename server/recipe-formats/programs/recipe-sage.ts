import { DomUtils, parseDocument } from 'htmlparser2'
import { checkDepth } from '../check-depth.ts'
import { withColon, withSections } from '../headings.ts'
import { present } from '../json-value.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import type { RawRecipe } from '../raw-recipe.ts'

type XmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const childOf = (element: XmlElement, name: string) =>
  element.children.find((node) => 'name' in node && node.name === name)

function recipeOf(element: XmlElement): RawRecipe {
  const text = (name: string) => {
    const found = childOf(element, name)
    const words = found ? DomUtils.textContent(found).trim() : ''
    return words === '' ? undefined : words
  }
  const lines = (name: string) =>
    (text(name) ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '')
  const address = text('url')
  return {
    name: text('title') ?? '',
    ingredients: lines('ingredients').map(withColon),
    steps: withSections(lines('instructions').map((line) => ({ text: line }))),
    ...present({
      description: text('description'),
      servings: text('yield'),
      prepMinutes: minutesOf(text('activeTime')),
      totalMinutes: minutesOf(text('totalTime')),
      note: text('notes'),
    }),
    source: present({ name: text('source'), address }),
    ...(address !== undefined && { isForeign: true }),
  }
}

/** Reads the recipes of an XML export of RecipeSage. Nothing outside the file is ever fetched. */
export function readRecipeSageXml(xml: string): RawRecipe[] {
  checkDepth(xml, { xmlMode: true })
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true })
  return DomUtils.findAll(
    (element) =>
      childOf(element, 'title') !== undefined && childOf(element, 'ingredients') !== undefined,
    document.children,
  ).map(recipeOf)
}
