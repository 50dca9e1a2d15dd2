import type { Language } from '#contract/languages.ts'
import { DRAFT_FORMAT, type Draft, type DraftStep } from '#contract/own/draft.ts'
import type { ImportQuestion } from '#contract/own/import.ts'
import * as limits from '#contract/own/limits.ts'
import type { PackedPlace } from '#contract/own/simmer-folder.ts'
import { joinDraftText, tokenise, type NamedLine } from '#contract/own/step-text.ts'
import { cleanLines, cleanText, shorten } from './clean-text.ts'
import { nutritionOf, sourceOf, wordsOf, yieldOf } from './draft-facts.ts'
import { linesOf, namedLines, type KeyedLine, type ReadingWords } from './draft-lines.ts'
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
  /** What Simmer packed beside it. */
  readonly place?: PackedPlace
}

/** Characters of a step times lines of a recipe, above which its text stays plain. */
const TOKENISED_MAX = 300_000
/** "1. ", "Step 1:", "Schritt 1" before the text of a step. */
const NUMBER = /^(?:(?:step|schritt) ?\d{1,2}\b[:.)]?|\d{1,2}[.)](?=\s|\p{L}))\s*/iu

function stepsOf(raw: RawRecipe, language: Language, lines: readonly NamedLine[]) {
  const keyOf = keyMaker()
  const pictures = new Map<string, PictureRef>()
  // A source with one text for everything writes a step on each line.
  const isOne = raw.steps.length === 1
  const texts = raw.steps.slice(0, limits.DRAFT_STEPS_MAX).flatMap(({ text, section, picture }) => {
    const found = cleanLines(text)
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
  const steps = texts
    .slice(0, limits.DRAFT_STEPS_MAX)
    .map(({ heading, part, picture }): DraftStep => {
      const key = keyOf(part.split(' ').slice(0, 3).join(' '))
      if (picture) pictures.set(key, picture)
      const plain = joinDraftText([shorten(part, limits.DRAFT_STEP_MAX - heading.length)])
      const isShort = plain.length * lines.length < TOKENISED_MAX
      const text = joinDraftText([heading]) + (isShort ? tokenise(plain, lines, language) : plain)
      return { Key: key, Text: { [language]: shorten(text, limits.DRAFT_STEP_MAX) } }
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
