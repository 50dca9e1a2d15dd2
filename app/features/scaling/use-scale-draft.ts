import { useState } from 'react'
import {
  type Basis,
  type Scaled,
  tinOf,
  useScale,
  useServings,
} from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Language } from '#contract/languages.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import {
  roundServings,
  servingsFor,
  tinFactor,
  type Stock,
  type Tin,
} from '#cooking/amounts/scaling.ts'
import type { UnitKey } from '#contract/units.ts'
import { neededFor, scalable, typedNumber, unitsOf, writeTyped } from './stock.ts'

/** What a cook has chosen and typed in the dialog. */
export interface ScaleDraft {
  readonly by: 'food' | 'tin'
  readonly row: RecipeIngredient
  readonly unit: UnitKey
  /** How much there is of the ingredient, as typed. */
  readonly amount: string
  readonly shape: 'round' | 'square'
  /** Centimetres, as typed. */
  readonly diameter: string
  /** Centimetres, as typed. */
  readonly sides: readonly [string, string]
}

/** Why a draft scales nothing: it is no number, too little for a serving, or too much. */
export type ScaleProblem = 'noNumber' | 'tooLittle' | 'tooMuch'

/** What a draft makes. */
export type ScaleResult = Scaled | { readonly problem: ScaleProblem }

/** A tin to begin with where the recipe's own has the other shape, in centimetres. */
const USUAL_TIN = { diameter: 26, sides: [20, 30] } as const

/** The draft of the dialog. It begins with what the page shows. */
export function useScaleDraft(
  recipe: Recipe,
  rows: readonly [RecipeIngredient, ...RecipeIngredient[]],
) {
  const { language } = useWords()
  const [servings] = useServings(recipe)
  const { scaled } = useScale(recipe)
  const [draft, setDraft] = useState<ScaleDraft>(() => ({
    ...foodDraft(rows[0], servings, language),
    ...tinDraft(recipe, undefined, language),
    by: 'food',
    ...(scaled && draftOf(scaled.basis, { recipe, rows, language })),
  }))
  const change = (parts: Partial<ScaleDraft>) => setDraft((before) => ({ ...before, ...parts }))
  return {
    draft,
    result: resultOf(draft, recipe),
    change,
    /** Another ingredient, with what the page's servings take of it. */
    chooseRow: (row: RecipeIngredient) => change(foodDraft(row, servings, language)),
    /** Another unit for the same ingredient. */
    chooseUnit: (unit: UnitKey) => {
      const { amount } = neededFor(draft.row, servings, unit)
      change({ unit, amount: writeTyped(amount, language) })
    },
  }
}

function foodDraft(row: RecipeIngredient, servings: number, language: Language) {
  const [unit = 'piece'] = unitsOf(row)
  return { row, ...stockDraft(neededFor(row, servings, unit), language) }
}

function stockDraft({ amount, unit }: Stock, language: Language) {
  return { unit, amount: writeTyped(amount, language) }
}

function tinDraft({ Yield }: Recipe, chosen: Tin | undefined, language: Language) {
  const own = chosen ?? (Yield?.Form ? tinOf(Yield.Form) : {})
  const [length, width] = own.sides ?? USUAL_TIN.sides
  const sides = [length ?? 0, width ?? 0].map((side) => writeTyped(side, language))
  return {
    shape: own.sides ? ('square' as const) : ('round' as const),
    diameter: writeTyped(own.diameter ?? USUAL_TIN.diameter, language),
    sides: sides as [string, string],
  }
}

interface DraftOptions {
  recipe: Recipe
  rows: readonly RecipeIngredient[]
  language: Language
}

/** The draft of a recipe that is scaled already. */
function draftOf(basis: Basis, { recipe, rows, language }: DraftOptions): Partial<ScaleDraft> {
  if ('tin' in basis) return { by: 'tin', ...tinDraft(recipe, basis.tin, language) }
  const row = rows.find(({ Ingredient }) => Ingredient.Id === basis.ingredientId)
  return row ? { row, ...stockDraft(basis.stock, language) } : {}
}

/** What a draft makes of a recipe. */
export function resultOf(draft: ScaleDraft, recipe: Recipe): ScaleResult {
  const basis = basisOf(draft)
  const exact = basis && exactServings(basis, draft, recipe)
  if (!basis || exact === undefined) return { problem: 'noNumber' }
  const servings = roundServings(exact)
  if (servings < SERVINGS_MIN) return { problem: 'tooLittle' }
  if (servings > SERVINGS_MAX) return { problem: 'tooMuch' }
  return { servings, basis }
}

function basisOf(draft: ScaleDraft): Basis | undefined {
  if (draft.by === 'food') {
    const amount = typedNumber(draft.amount)
    const ingredientId = draft.row.Ingredient.Id
    return amount === undefined ? undefined : { ingredientId, stock: { amount, unit: draft.unit } }
  }
  const texts = draft.shape === 'round' ? [draft.diameter] : draft.sides
  const [first, second] = texts.map(typedNumber)
  if (first === undefined) return undefined
  if (draft.shape === 'round') return { tin: { diameter: first } }
  return second === undefined ? undefined : { tin: { sides: [first, second] } }
}

function exactServings(basis: Basis, { row }: ScaleDraft, { Yield }: Recipe): number | undefined {
  if (!('tin' in basis)) return servingsFor(scalable(row), basis.stock)
  const factor = Yield?.Form && tinFactor(tinOf(Yield.Form), basis.tin)
  return factor === undefined ? undefined : Yield && Yield.Step * factor
}
