import type { FoodWords } from '#contract/food-line.ts'
import type { Language } from '#contract/languages.ts'
import { DRAFT_FORMAT, type Draft, type DraftLine, type DraftStep } from '#contract/own/draft.ts'
import type { ImportQuestion } from '#contract/own/import.ts'
import * as limits from '#contract/own/limits.ts'
import { readDraftLine, type ReadLine } from '#contract/own/read-line.ts'
import { joinDraftText, tokenise, type NamedLine } from '#contract/own/step-text.ts'
import { cleanLines, cleanText, shorten } from './clean-text.ts'
import { nutritionOf, sourceOf, wordsOf, yieldOf } from './draft-facts.ts'
import { keyMaker } from './draft-keys.ts'
import { languageOfText } from './language-of.ts'
import { cutStep } from './cut-step.ts'
import type { PictureRef, RawRecipe } from './raw-recipe.ts'

/** A recipe that was read: a draft, its pictures, and what the cook is asked. */
export interface FoundRecipe {
  /** Without pictures: these get their ids when they are stored. */
  readonly draft: Draft
  readonly cover: PictureRef | undefined
  /** Pictures of steps, by their keys. */
  readonly stepPictures: ReadonlyMap<string, PictureRef>
  readonly questions: readonly ImportQuestion[]
  /** Foods that Simmer does not know. */
  readonly newFoods: readonly string[]
}

/** What a recipe is read with. */
export interface ReadingWords {
  readonly words: FoodWords
  /** All names of a food, for the texts of steps. */
  readonly namesOf: (food: number) => readonly string[]
  /** The member's language. */
  readonly language: Language
}

/** Characters of a step times lines of a recipe, above which its text stays plain. */
const TOKENISED_MAX = 300_000

interface KeyedLine {
  readonly line: DraftLine
  readonly read: ReadLine
}

/** "Salt and pepper" is two foods. */
function twoLines(text: string, read: ReadLine, words: FoodWords): string[] {
  if (read.doubt !== 'several' || read.amount !== undefined) return [text]
  const halves = text.split(/ (?:and|und|&) /u)
  const [one, two] = halves.map((half) => readDraftLine(half, words))
  const isTwo = halves.length === 2 && one?.food !== undefined && two?.food !== undefined
  return isTwo ? halves : [text]
}

function linesOf(raw: RawRecipe, language: Language, words: FoodWords): KeyedLine[] {
  const keyOf = keyMaker()
  return raw.ingredients
    .flatMap((text) => cleanLines(text))
    .map((text) => shorten(text, limits.DRAFT_LINE_MAX))
    .flatMap((text) => twoLines(text, readDraftLine(text, words), words))
    .filter((text) => text !== '' && text !== ':')
    .slice(0, limits.DRAFT_LINES_MAX)
    .map((text) => {
      const read = readDraftLine(text, words)
      const line: DraftLine = {
        Key: keyOf(read.name),
        ...(read.isHeading && { IsHeading: true }),
        Text: { [language]: read.isHeading ? read.name : text },
      }
      return { line, read }
    })
}

/** The last word of a name of several: "rice" of "basmati rice". */
const lastWord = (name: string) => / (\p{L}{4,})$/u.exec(name)?.[1]?.toLowerCase()

/** What the texts of steps may call the lines; a last word that two lines share says nothing. */
function namedLines(lines: readonly KeyedLine[], { namesOf }: ReadingWords): NamedLine[] {
  const foods = lines.filter(({ read }) => !read.isHeading)
  const ends = Map.groupBy(foods, ({ read }) => lastWord(read.name))
  return foods.map(({ line, read }) => {
    const end = lastWord(read.name)
    const short = end !== undefined && ends.get(end)?.length === 1 ? [end] : []
    return {
      key: line.Key,
      names: [read.name, ...short, ...(read.food === undefined ? [] : namesOf(read.food))],
    }
  })
}

/** "1. ", "Step 1:", "Schritt 1" before the text of a step. */
const NUMBER = /^(?:(?:step|schritt) ?\d{1,2}\b[:.)]?|\d{1,2}[.)](?=\s|\p{L}))\s*/iu

function stepsOf(raw: RawRecipe, language: Language, lines: readonly NamedLine[]) {
  const keyOf = keyMaker()
  const pictures = new Map<string, PictureRef>()
  // A source with one text for everything writes a step on each line.
  const isOne = raw.steps.length === 1
  const texts = raw.steps.flatMap(({ text, section, picture }) => {
    const found = cleanLines(text)
      .map((line) => line.replace(NUMBER, ''))
      .filter((line) => /\p{L}/u.test(line))
    const parts = isOne ? found : [found.join('\n')].filter((part) => part !== '')
    const heading =
      section === undefined
        ? ''
        : `${cleanText(section, limits.DRAFT_WORD_MAX).replace(/:$/u, '')}: `
    return parts.map((part, index) => ({
      text: index === 0 ? heading + part : part,
      picture: index === 0 ? picture : undefined,
    }))
  })
  const steps = texts.slice(0, limits.DRAFT_STEPS_MAX).map(({ text, picture }): DraftStep => {
    const key = keyOf(text.split(' ').slice(0, 3).join(' '))
    if (picture) pictures.set(key, picture)
    const plain = joinDraftText([shorten(text, limits.DRAFT_STEP_MAX)])
    const isShort = plain.length * lines.length < TOKENISED_MAX
    const tokens = isShort ? tokenise(plain, lines, language) : plain
    return {
      Key: key,
      Text: {
        [language]:
          tokens.length <= limits.DRAFT_STEP_MAX ? tokens : shorten(plain, limits.DRAFT_STEP_MAX),
      },
    }
  })
  return { steps, pictures }
}

function questionsOf(
  lines: readonly KeyedLine[],
  steps: readonly DraftStep[],
  language: Language,
): ImportQuestion[] {
  const doubts = lines.flatMap(({ line, read }): ImportQuestion[] => {
    if (!read.doubt) return []
    const { amount: Amount, maxAmount: MaxAmount, unit: Unit, name: Name, note: Note } = read
    return [
      {
        Kind: 'line',
        Key: line.Key,
        Doubt: read.doubt,
        Text: line.Text[language] ?? '',
        Name,
        Note,
        ...(Amount !== undefined && { Amount }),
        ...(MaxAmount !== undefined && { MaxAmount }),
        ...(Unit && { Unit }),
      },
    ]
  })
  const long = steps.flatMap(({ Key, Text }): ImportQuestion[] => {
    const parts = cutStep(Text[language] ?? '')
    return parts.length > 1 ? [{ Kind: 'longStep', Key, Parts: parts.length }] : []
  })
  const missing: ImportQuestion[] = []
  if (lines.every(({ line }) => line.IsHeading)) missing.push({ Kind: 'noLines' })
  if (steps.length === 0) missing.push({ Kind: 'noSteps' })
  return [...missing, ...doubts, ...long]
}

/** Makes a draft of what a source has: cleaned, shortened to the limits, with foods and tokens understood. */
export function toDraft(raw: RawRecipe, reading: ReadingWords): FoundRecipe {
  if (raw.packed) return unpacked(raw.packed)
  const sample = [
    raw.name,
    raw.description,
    ...raw.ingredients,
    ...raw.steps.map(({ text }) => text),
  ].join(' ')
  const language = raw.language ?? languageOfText(sample.slice(0, 5_000), reading.language)
  const lines = linesOf(raw, language, reading.words)
  const named = namedLines(lines, reading)
  const { steps, pictures } = stepsOf(raw, language, named)
  const description = cleanText(raw.description ?? '', limits.DRAFT_DESCRIPTION_MAX)
  const note = shorten(cleanLines(raw.note ?? '').join('\n'), limits.DRAFT_DESCRIPTION_MAX)
  const { prepMinutes, cookMinutes } = raw
  const total = raw.totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || undefined)
  const optional = {
    Description: description === '' ? undefined : { [language]: description },
    Yield: yieldOf(raw.servings, language),
    PrepMinutes: prepMinutes,
    TotalMinutes: total !== undefined && total <= 10_080 ? total : undefined,
    Source: sourceOf(raw),
    OwnNote: note || undefined,
    Nutrition: nutritionOf(raw),
  }
  const draft: Draft = {
    Format: DRAFT_FORMAT,
    Language: language,
    Name: { [language]: cleanText(raw.name, limits.DRAFT_NAME_MAX) },
    Lines: lines.map(({ line }) => line),
    Steps: steps,
    Tags: wordsOf(raw.tags, limits.DRAFT_TAGS_MAX),
    DishTypes: [],
    Tools: wordsOf(raw.tools, limits.DRAFT_TOOLS_MAX),
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ) as Partial<Draft>),
  }
  const unknown = lines.filter(
    ({ read }) => !read.isHeading && read.food === undefined && read.name !== '',
  )
  return {
    draft,
    cover: raw.picture,
    stepPictures: pictures,
    questions: questionsOf(lines, steps, language),
    newFoods: [...new Set(unknown.map(({ read }) => read.name))],
  }
}

/** A recipe that Simmer packed is taken as it is; the ids of its pictures are another site's. */
function unpacked({ draft, pictures }: NonNullable<RawRecipe['packed']>): FoundRecipe {
  const { PictureId, ...rest } = draft
  const stepPictures = new Map<string, PictureRef>()
  const Steps = draft.Steps.map(({ PictureId: id, ...step }) => {
    const picture = id === undefined ? undefined : pictures.get(id)
    if (picture) stepPictures.set(step.Key, picture)
    return step
  })
  const cover = PictureId === undefined ? undefined : pictures.get(PictureId)
  return { draft: { ...rest, Steps }, cover, stepPictures, questions: [], newFoods: [] }
}
