import { BREAK } from '#content/rules/hyphenation.ts'
import type { Heat, Recipe, StepTime } from '#content/format.ts'
import type { HowToStep, StepHeat, StepTime as WireTime } from '#contract/recipes/how-to.ts'
import type { IngredientGroup } from '#contract/recipes/ingredient.ts'
import { languageOf, type LangId, type Language } from '#contract/languages.ts'
import type { Recipe as WireRecipe } from '#contract/recipes/recipe.ts'
import type { Warning, Yield } from '#contract/recipes/facts.ts'
import type { RecipeDetails, StepDetails, RowDetails, OneLanguage, Translated } from './details.ts'

/** A field that says that a text is not in the language that was asked for. */
function otherLanguage({ language }: OneLanguage, langId: LangId): { Language?: Language } {
  return language === undefined || language === languageOf(langId) ? {} : { Language: language }
}

/** Writes the texts of details in one language of the wire. */
class InLanguage {
  readonly #language

  constructor(langId: LangId) {
    this.#language = languageOf(langId)
  }

  text(text: Translated): string {
    return text[this.#language]
  }

  /** A field of the wire, absent where there is no text. */
  field<Name extends string>(name: Name, text: Translated | undefined) {
    return (text ? { [name]: this.text(text) } : {}) as Partial<Record<Name, string>>
  }

  warnings(warnings: NonNullable<Recipe['warnings']>): Warning[] {
    return warnings.map(({ kind, text }) => ({ Kind: kind, ...this.field('Text', text) }))
  }

  servings({
    servings,
    step = 1,
    of,
    one,
    form,
    forms,
    atOnce,
  }: NonNullable<Recipe['yield']>): Yield {
    return {
      Servings: servings,
      Step: step,
      ...this.field('Of', of),
      ...this.field('One', one),
      ...(form && {
        Form: {
          Name: this.text(form),
          ...this.field('Plural', forms),
          ...(form.diameter !== undefined && { Diameter: form.diameter }),
          ...(form.sides && { Sides: form.sides }),
        },
      }),
      ...(atOnce !== undefined && { AtOnce: atOnce }),
    }
  }

  keep({
    for: span,
    unit = 'days',
    in: place = 'fridge',
    how,
    freeze,
  }: NonNullable<Recipe['keep']>) {
    return {
      For: span,
      Unit: unit,
      In: place,
      ...this.field('How', how),
      ...(freeze && {
        Freeze: {
          For: freeze.for,
          Unit: freeze.unit ?? 'months',
          ...this.field('How', freeze.how),
        },
      }),
    }
  }

  time({ min, max, unit = 'min', name, passive, kind }: StepTime): WireTime {
    return {
      Min: min,
      ...(max !== undefined && { Max: max }),
      Unit: unit,
      ...this.field('Name', name),
      ...(passive && { Passive: true }),
      ...(kind && { Kind: kind }),
    }
  }
}

/** The optional fields of the wire's Recipe, without its allergens and diets. */
export function recipeDetailsToWire(
  details: Partial<RecipeDetails>,
  langId: LangId,
): Pick<
  WireRecipe,
  | 'HyphenatedName'
  | 'Yield'
  | 'Ahead'
  | 'Keep'
  | 'Holds'
  | 'Warnings'
  | 'Language'
  | 'OnlyLanguage'
  | 'Source'
> {
  const { hyphenated, yield: servings, ahead, keep, holds, warnings, language, source } = details
  const write = new InLanguage(langId)
  const name = hyphenated?.[languageOf(langId)]
  return {
    ...(name && { HyphenatedName: name.replaceAll(BREAK, '\u00AD') }),
    ...(servings && { Yield: write.servings(servings) }),
    ...(ahead && {
      Ahead: ahead.map(({ when, text, needed = false }) => ({
        When: write.text(when),
        Text: write.text(text),
        Needed: needed,
      })),
    }),
    ...(keep && { Keep: write.keep(keep) }),
    ...(holds !== undefined && { Holds: holds }),
    ...(warnings && { Warnings: write.warnings(warnings) }),
    ...otherLanguage({ ...(language && { language }) }, langId),
    ...(language && { OnlyLanguage: language }),
    ...(source && { Source: source }),
  }
}

function heatToWire({ oven, fan, grill, hob, celsius }: Heat): StepHeat {
  return {
    ...(oven !== undefined && { Oven: oven }),
    ...(fan !== undefined && { Fan: fan }),
    ...(grill !== undefined && { Grill: grill }),
    ...(hob && { Hob: hob }),
    ...(celsius !== undefined && { Celsius: celsius }),
  }
}

/** The optional fields of the wire's HowToStep. */
export function stepDetailsToWire(
  details: Partial<StepDetails>,
  langId: LangId,
): Partial<HowToStep> {
  const write = new InLanguage(langId)
  const { times, hands, meanwhile, stands, heat, core, until, ready, sound, warnings } = details
  return {
    ...(times && { Times: times.map((time) => write.time(time)) }),
    ...(hands !== undefined && { Hands: hands }),
    ...(meanwhile && { Meanwhile: true }),
    ...(stands && { Stands: true }),
    ...(heat && { Heat: heat.map(heatToWire) }),
    ...(core && { Core: { Celsius: core.celsius, In: write.text(core.in) } }),
    ...write.field('Until', until),
    ...(ready && { Ready: ready.map((text) => write.text(text)) }),
    ...write.field('Sound', sound),
    ...(warnings && { Warnings: write.warnings(warnings) }),
    ...otherLanguage(details, langId),
  }
}

/** The optional fields that all rows of ingredients have. */
export interface RowFacts {
  Note?: string
  Optional?: true
  Pinned?: true
  Group?: IngredientGroup
  MaxAmount?: number
  AsWritten?: true
}

/** The optional fields of the wire's RecipeIngredient, without alternatives. */
export function rowDetailsToWire(
  { note, optional, pinned, group, max, written }: Partial<RowDetails>,
  langId: LangId,
): RowFacts {
  const write = new InLanguage(langId)
  return {
    ...write.field('Note', note),
    ...(optional && { Optional: true }),
    ...(pinned && { Pinned: true }),
    ...(group && {
      Group: {
        Name: write.text(group),
        ...write.field('Note', group.note),
        ...(group.optional && { Optional: true as const }),
      },
    }),
    ...(max !== undefined && { MaxAmount: max }),
    ...(written && { AsWritten: true }),
  }
}
