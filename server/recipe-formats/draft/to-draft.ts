import type { Language } from '#contract/languages.ts'
import { DRAFT_FORMAT, type Draft, type DraftStep } from '#contract/own-recipes/draft.ts'
import type { ImportQuestion } from '#contract/recipe-import/recipe-import.ts'
import * as limits from '#contract/own-recipes/limits.ts'
import type { PackedPlace } from '#contract/own-recipes/simmer-folder.ts'
import { joinDraftText, tokenise } from '#cooking/writing/draft-text.ts'
import { cleanLines, cleanText, shorten } from '../clean-text.ts'
import { nutritionOf, sourceOf, wordsOf, yieldOf } from './draft-facts.ts'
import { linesOf, namedLines, type KeyedLine, type ReadingWords } from './draft-lines.ts'
import { keyMaker } from './draft-keys.ts'
import { languageOfText } from './language-of.ts'
import { cutStep } from './cut-step.ts'
import { partsOfOneText } from '../one-text.ts'
import type { PictureRef, RawRecipe } from '../raw-recipe.ts'
import { withAmounts } from './step-amounts.ts'

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
  /** What Simmer packed beside it. */
  readonly place?: PackedPlace
}

/** Characters of all steps in which foods are looked for; what is beyond stays plain. */
const TOKENISED_MAX = 200_000
/** Characters that are read of a step with its markup. */
const STEP_MAX = 3 * limits.DRAFT_STEP_MAX
/** Characters at the start of each text that tell its language. */
const SAMPLE_MAX = 5_000
/** "1. ", "Step 1:", "Schritt 1" before the text of a step. */
const NUMBER =
  /^(?:(?:step|schritt) ?\d{1,2}\b[:.)]?|\d{1,2}[.)](?=\s|\p{L})|\d{1,2}:(?=\s)|\(\d{1,2}\)(?=\s))\s*/iu

/** Reads the text of a step with its foods and their amounts. */
type StepReader = (text: string) => ReturnType<typeof withAmounts>

function stepsOf(raw: RawRecipe, language: Language, read: StepReader) {
  const keyOf = keyMaker()
  const pictures = new Map<string, PictureRef>()
  // A source with one text for everything writes a step on each line.
  const isOne = raw.steps.length === 1
  const texts = raw.steps.slice(0, limits.DRAFT_STEPS_MAX).flatMap(({ text, section, picture }) => {
    const lines = cleanLines(text.slice(0, isOne ? undefined : STEP_MAX))
    const found = (isOne ? lines.flatMap(partsOfOneText) : lines)
      .map((line) => line.replace(NUMBER, ''))
      .filter((line) => /\p{L}/u.test(line))
    const parts = isOne ? found : [found.join('\n')].filter((part) => part !== '')
    const heading =
      section === undefined
        ? ''
        : `${cleanText(section, limits.DRAFT_WORD_MAX).replace(/:$/u, '')}: `
    return parts.map((part, index) =>
      index === 0 ? { heading, part, picture } : { heading: '', part, picture: undefined },
    )
  })
  let tokenised = 0
  const steps = texts
    .slice(0, limits.DRAFT_STEPS_MAX)
    .map(({ heading, part, picture }): DraftStep => {
      const key = keyOf(part.split(' ').slice(0, 3).join(' '))
      if (picture) pictures.set(key, picture)
      const plain = joinDraftText([shorten(part, limits.DRAFT_STEP_MAX - heading.length)])
      tokenised += plain.length
      const isShort = tokenised < TOKENISED_MAX
      const { text: said, parts: Parts } = isShort ? read(plain) : { text: plain, parts: [] }
      const text = joinDraftText([heading]) + said
      const step: DraftStep = {
        Key: key,
        Text: { [language]: shorten(text, limits.DRAFT_STEP_MAX) },
      }
      return Parts.length > 0 ? Object.assign(step, { Parts: [...Parts] }) : step
    })
  return { steps, pictures }
}

/** What the cook is asked about lines. */
export function lineQuestions(lines: readonly KeyedLine[], language: Language): ImportQuestion[] {
  return lines.flatMap(({ line, read }): ImportQuestion[] => {
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
}

/** Foods of lines that Simmer does not know, each once. */
export function unknownFoods(lines: readonly KeyedLine[]): string[] {
  const unknown = lines.filter(
    ({ read }) => !read.isHeading && read.food === undefined && read.name !== '',
  )
  return [...new Set(unknown.map(({ read }) => read.name))]
}

function questionsOf(
  lines: readonly KeyedLine[],
  steps: readonly DraftStep[],
  language: Language,
): ImportQuestion[] {
  const long = steps.flatMap(({ Key, Text }): ImportQuestion[] => {
    const parts = cutStep(Text[language] ?? '')
    return parts.length > 1 ? [{ Kind: 'longStep', Key, Parts: parts.length }] : []
  })
  const missing: ImportQuestion[] = []
  if (lines.every(({ line }) => line.IsHeading)) missing.push({ Kind: 'noLines' })
  if (steps.length === 0) missing.push({ Kind: 'noSteps' })
  return [...missing, ...lineQuestions(lines, language), ...long]
}

/** Makes a draft of what a source has: cleaned, shortened to the limits, with foods and tokens understood. */
export function toDraft(raw: RawRecipe, reading: ReadingWords): FoundRecipe {
  if (raw.packed) return unpacked(raw.packed)
  const sample = [
    raw.name,
    raw.description,
    ...raw.ingredients.slice(0, limits.DRAFT_LINES_MAX),
    ...raw.steps.slice(0, limits.DRAFT_STEPS_MAX).map(({ text }) => text),
  ]
    .map((text) => text?.slice(0, SAMPLE_MAX) ?? '')
    .join(' ')
  const language = raw.language ?? languageOfText(sample.slice(0, SAMPLE_MAX), reading.language)
  const lines = linesOf(raw, language, reading.words)
  const named = namedLines(lines, reading)
  const byKey = new Map(lines.map((one) => [one.line.Key, one]))
  const { steps, pictures } = stepsOf(raw, language, (text) =>
    withAmounts(tokenise(text, named, language), byKey, reading.words),
  )
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
  return {
    draft,
    cover: raw.picture,
    stepPictures: pictures,
    questions: questionsOf(lines, steps, language),
    newFoods: unknownFoods(lines),
  }
}

/** A recipe that Simmer packed is taken as it is; the ids of its pictures are another site's. */
function unpacked({ draft, pictures, place }: NonNullable<RawRecipe['packed']>): FoundRecipe {
  const { PictureId, ...rest } = draft
  const stepPictures = new Map<string, PictureRef>()
  const Steps = draft.Steps.map(({ PictureId: id, ...step }) => {
    const picture = id === undefined ? undefined : pictures.get(id)
    if (picture) stepPictures.set(step.Key, picture)
    return step
  })
  const cover = PictureId === undefined ? undefined : pictures.get(PictureId)
  return { draft: { ...rest, Steps }, cover, stepPictures, questions: [], newFoods: [], place }
}
