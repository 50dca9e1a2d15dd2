import { yieldIn } from '#cooking/yields.ts'
import { withSections } from '../headings.ts'
import { present } from '../json-value.ts'
import { factsIn, isFactName, type PasteFacts } from './paste-facts.ts'
import {
  isAmountLine,
  isInstruction,
  isNumberedStep,
  isSentence,
  isShortLine,
  withoutBullet,
  partOf,
  type PastePart,
} from './paste-kinds.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { type Line, blocksOf, isListed } from './paste-blocks.ts'

/** "For the sauce" over ingredients. */
const isForHeading = (line: string) =>
  /^(?:for (?:the )?|für (?:den|die|das) |zum |zur )[^\d.,!?]{2,40}$/iu.test(line)

/** A line of ingredients, with a colon where it is a heading. */
function ingredientOf({ text, isMarked }: Line): string {
  return (isMarked || isForHeading(text)) && !text.endsWith(':') ? `${text}:` : text
}

/** Whether a line before the ingredients may be a heading over them. */
const mayBeHeading = ({ text }: Line) => isShortLine(text) && !isSentence(text)

/** Takes the lines of a text one after the other. */
class PasteReader {
  readonly ingredients: string[] = []
  readonly steps: string[] = []
  readonly notes: string[] = []
  readonly description: string[] = []
  facts: PasteFacts = {}
  #into: PastePart | 'start' = 'start'
  /** Whether a heading says where the ingredients, and where the steps begin. */
  readonly #isListHeaded: boolean
  readonly #areStepsHeaded: boolean
  /** Short lines before the list, which are headings of it if it follows at once. */
  #held: Line[] = []

  constructor(lines: readonly Line[]) {
    const parts = new Set(lines.map(({ text }) => partOf(text)))
    this.#isListHeaded = parts.has('ingredients')
    this.#areStepsHeaded = parts.has('steps')
  }

  /** Takes a line; says whether the next one was its value and is taken, too. */
  take(line: Line, next: Line | undefined): boolean {
    const { text } = line
    const part = partOf(text)
    if (part) {
      this.#into = part
      if (part === 'ingredients') this.#addServings(text.replace(/^[^\s(]+/u, ''))
      return false
    }
    if (this.#into === 'rest') return false
    const both =
      next && isFactName(text) ? factsIn(`${text.replace(/:$/u, '')}: ${next.text}`) : undefined
    const facts = both ?? factsIn(text, this.#into === 'start')
    const isFact = facts && (this.#into !== 'steps' || facts.servings === undefined)
    if (isFact) {
      this.facts = { ...facts, ...this.facts }
      return both !== undefined
    }
    this.#takeText(line)
    return false
  }

  #addServings(tail: string): void {
    const found = yieldIn(tail)
    if (found && this.facts.servings === undefined)
      this.facts = {
        ...this.facts,
        servings: tail.replace(/^[\s(]{0,3}(?:for|für|serves)?\s/iu, ''),
      }
  }

  #takeText(line: Line): void {
    const { text } = line
    const tip = /^(?:tipps?|tips?|notes?|hinweis|anmerkung)\s?:\s(.+)$/iu.exec(text)?.[1]
    if (this.#into === 'start') this.#start(line)
    else if (this.#into === 'ingredients' && this.#beginsSteps(line)) this.#into = 'steps'
    else if (this.#into === 'steps' && this.#beginsList(line)) this.#into = 'ingredients'
    if (tip !== undefined && this.#into === 'steps') this.notes.push(tip)
    else if (this.#into === 'start') this.#hold(line)
    else if (this.#into === 'ingredients') this.ingredients.push(ingredientOf(line))
    else if (this.#into === 'steps')
      this.steps.push(line.isMarked ? `## ${text}` : withoutBullet(text))
    else this.notes.push(text)
  }

  /** Without a heading the first amount begins the list, and a step without a list the steps. */
  #start({ text }: Line): void {
    if (this.#isListHeaded) return
    if (isAmountLine(text)) this.#into = 'ingredients'
    else if (isNumberedStep(text) && !this.#areStepsHeaded) this.#into = 'steps'
    if (this.#into === 'start') return
    const from = this.#held.findLastIndex((held) => !mayBeHeading(held)) + 1
    const headings = this.#into === 'ingredients' ? this.#held.slice(from) : []
    this.ingredients.push(...headings.map((held) => ingredientOf({ ...held, isMarked: true })))
    this.description.push(
      ...this.#held.slice(0, this.#held.length - headings.length).map(({ text }) => text),
    )
    this.#held = []
  }

  #hold(line: Line): void {
    this.#held.push(line)
  }

  /** Whether a line ends the ingredients where no heading over the steps does. */
  #beginsSteps({ text, block, isFirstOfBlock, isMarked }: Line): boolean {
    if (this.#areStepsHeaded || isMarked) return false
    if (isNumberedStep(text)) return true
    if (isSentence(text) || isInstruction(text)) return true
    const isPlain = !block.some(isAmountLine) && !text.endsWith(':') && !isForHeading(text)
    return isFirstOfBlock && isPlain && !block.every((one) => one.split(' ').length <= 3)
  }

  /** Whether another list begins behind steps: a block of amounts, with a heading or without. */
  #beginsList({ block, isFirstOfBlock, text }: Line): boolean {
    if (this.#areStepsHeaded || this.#isListHeaded || !isFirstOfBlock) return false
    return isListed(block) || (isShortLine(text) && isListed(block.slice(1)))
  }

  /** What was held back belongs to the description of a recipe without a list before. */
  end(): void {
    this.description.push(...this.#held.map(({ text }) => text))
  }
}

/**
 * Reads a recipe that was pasted as text: its name, a list of ingredients, what to do. Headings help;
 * without them the list begins with the first amount and ends with the first sentence.
 */
export function readPasted(text: string): RawRecipe {
  const lines = blocksOf(text)
  const first = lines[0]
  const isNamed = first !== undefined && partOf(first.text) === undefined
  const rest = isNamed ? lines.slice(1) : lines
  const reader = new PasteReader(rest)
  for (let at = 0; at < rest.length; at++) {
    const line = rest[at]
    if (line && reader.take(line, rest[at + 1])) at += 1
  }
  reader.end()
  const inName = isNamed ? /\(([^()]{1,60})\)$/u.exec(first.text)?.[1] : undefined
  const { restMinutes, ...facts } = { ...factsIn(inName ?? ''), ...reader.facts }
  const { prepMinutes = 0, cookMinutes = 0 } = facts
  const sum = restMinutes === undefined ? undefined : prepMinutes + cookMinutes + restMinutes
  return {
    name: isNamed
      ? first.text.replace(/^(?:recipe|rezept|title|titel)\s?:\s/iu, '').replace(/:$/u, '')
      : '',
    ingredients: reader.ingredients,
    steps: withSections(reader.steps.map((step) => ({ text: step }))),
    ...present({
      ...facts,
      totalMinutes: facts.totalMinutes ?? sum,
      description: reader.description.join(' ') || undefined,
      note: reader.notes.join('\n') || undefined,
    }),
  }
}
