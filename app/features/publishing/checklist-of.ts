import { otherLanguage, type Language } from '#contract/languages.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'

/** What a recipe has, for whoever cooks it, and what it lacks. */
export interface Checklist {
  /** Without these it cannot be cooked. */
  readonly missing: readonly ('name' | 'ingredient' | 'step')[]
  /** Somebody else wrote it, and no licence says that it may be shown. */
  readonly needsLicence: boolean
  readonly hasDescription: boolean
  readonly hasPicture: boolean
  readonly ingredients: number
  /** Names of ingredients without an amount. */
  readonly noAmount: readonly string[]
  /** Names of foods that only the author has. */
  readonly newFoods: readonly string[]
  readonly steps: number
  /** Times in the steps. */
  readonly times: number
  /** Signs of doneness. */
  readonly signs: number
  /** Steps with a picture. */
  readonly stepPictures: number
  /** The language that it was written in first. */
  readonly language: Language
  /** Texts, and how many of them the other language has. */
  readonly texts: number
  readonly translated: number
}

/** A recipe as it is compiled; empty while it is not known. */
export interface Compiled {
  readonly ingredients: readonly RecipeIngredient[]
  readonly steps: readonly HowToStep[]
}

const isIn = (text: BothLanguages | undefined, language: Language) =>
  (text?.[language] ?? '').trim() !== ''
const isThere = (text: BothLanguages | undefined) => isIn(text, 'en') || isIn(text, 'de')

/** What is there of a draft. */
export function checklistOf(draft: Draft, { ingredients, steps }: Compiled): Checklist {
  const { Language: language, Name, Description, Source } = draft
  const lines = draft.Lines.filter(({ IsHeading, Text }) => !IsHeading && isThere(Text))
  const written = draft.Steps.filter(({ Text }) => isThere(Text))
  const headings = draft.Lines.filter(({ IsHeading }) => IsHeading).map(({ Text }) => Text)
  const signs = written.map(({ Until }) => Until).filter(isThere)
  const texts = [Name, Description, ...headings, ...written.map(({ Text }) => Text), ...signs]
  const all = texts.filter(isThere)
  const missing = [
    !isThere(Name) && 'name',
    lines.length === 0 && 'ingredient',
    written.length === 0 && 'step',
  ] as const
  const foods = ingredients.map(({ Ingredient, ImperialAmount }) => ({
    name: Ingredient.Name,
    hasAmount: ImperialAmount !== null,
    isNew: isOwnId(Ingredient.Id),
  }))
  const namesOf = (some: typeof foods) => [...new Set(some.map(({ name }) => name))]
  return {
    missing: missing.filter((what) => what !== false),
    needsLicence: Source?.IsForeign === true && (Source.Licence ?? '').trim() === '',
    hasDescription: isThere(Description),
    hasPicture: draft.PictureId !== undefined,
    ingredients: lines.length,
    noAmount: namesOf(foods.filter(({ hasAmount }) => !hasAmount)),
    newFoods: namesOf(foods.filter(({ isNew }) => isNew)),
    steps: written.length,
    times: steps.reduce((count, { Times = [] }) => count + Times.length, 0),
    signs: signs.length,
    stepPictures: written.filter(({ PictureId }) => PictureId !== undefined).length,
    language,
    texts: all.length,
    translated: all.filter((text) => isIn(text, otherLanguage(language))).length,
  }
}

/** The name of a draft in a language, else in the other one; '' without any. */
export function draftName({ Name }: Draft, language: Language): string {
  return Name[language]?.trim() || (Name[otherLanguage(language)]?.trim() ?? '')
}
