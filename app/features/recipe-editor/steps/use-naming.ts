import { useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { DraftPart, DraftStep } from '#contract/own-recipes/draft.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import { allNamesOf, namesOf } from '#cooking/writing/both.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import type { StepFood } from '#cooking/writing/draft-text.ts'
import { setPart, writeStep } from '../document/steps.ts'
import { capitalised } from '#cooking/capitalised.ts'
import { useEditorContext } from '../context.ts'
import { firstSteps } from '../reading/amounts.ts'
import type { Understood } from '../reading/understand.ts'
import {
  nameBegun,
  replaceShown,
  type AmountBefore,
  type ShownStep,
} from '../reading/step-display.ts'

/** A food of the recipe that a step can name. */
export interface Named {
  readonly key: string
  readonly name: string
  /** The name within a sentence: "brauner Zucker". */
  readonly word: string
  readonly food: WritableFood | undefined
  readonly amountText: string
  /** The first step that uses it; undefined for none. */
  readonly step: number | undefined
}

/** Options of {@link useNaming}. */
export interface NamingOptions {
  step: DraftStep
  language: Language
  shown: ShownStep
  amountBefore: AmountBefore
  /** Where the cursor is; undefined while the field has no focus. */
  caret: number | undefined
}

/** A noun within a sentence. */
const NOUNS: Record<Language, (name: string) => string> = {
  en: (name) => name.toLowerCase(),
  de: (name) => name,
}

/** The name of a food within a sentence. */
function wordOf({ food, name }: Understood, language: Language): string {
  const known = food && namesOf(food, language).find((one) => capitalised(one) === name)
  return known ?? NOUNS[language](name)
}

const folded = (text: string) => text.replaceAll('\u00ad', '').toLowerCase()

/**
 * Naming a food by `@`: which ones are offered, and what the keys do. "@100 g bu" takes 100 g of the butter.
 */
export function useNaming({ step, language, shown, amountBefore, caret }: NamingOptions) {
  const { draft, foods, reading, change } = useEditorContext()
  // Where the name began that Escape has closed.
  const [dismissed, setDismissed] = useState<number>()
  const hasAddedSpace = useRef(false)
  const [highlighted, setHighlighted] = useState<string>()
  const begun = caret === undefined ? undefined : nameBegun(shown.text, caret)
  const isOpen = begun !== undefined && begun.start !== dismissed
  const said = readDraftLine(begun?.words ?? '', foods.words)
  const wanted = folded(
    said.amount === undefined
      ? (begun?.words ?? '')
      : (begun?.words ?? '').replace(/^[\d.,/½¼¾–-]+\s*(?:\p{L}{1,3}\.?\s+)?/u, ''),
  )
  const first = firstSteps(draft, language)
  const options = draft.Lines.flatMap(({ Key: key }): Named[] => {
    const read = reading.get(key)
    if (read?.kind !== 'food') return []
    const names = [read.name, ...(read.food ? allNamesOf(read.food) : [])]
    if (!names.some((name) => folded(name).includes(wanted.trim()))) return []
    return [
      {
        key,
        name: read.name,
        word: wordOf(read, language),
        food: read.food,
        amountText: read.amountText,
        step: first.get(key),
      },
    ]
  }).toSorted((a, b) => Number(a.step !== undefined) - Number(b.step !== undefined))
  const chosen = options.find(({ key }) => key === highlighted) ?? options[0]

  const take = (option: Named, share?: DraftPart['Share']) => {
    if (!begun || caret === undefined) return
    const isPart = share !== undefined || said.amount !== undefined
    const food: StepFood = {
      key: option.key,
      withAmount: isPart || (option.step === undefined && option.amountText !== ''),
      word: option.word,
    }
    const part =
      said.amount === undefined
        ? share && { Share: share }
        : {
            Share: 'amount' as const,
            Amount: said.amount,
            ...(said.maxAmount !== undefined && { MaxAmount: said.maxAmount }),
            ...(said.unit && { Unit: said.unit }),
          }
    const isLast = shown.text.slice(caret).trim() === ''
    // After Tab the cursor stays at the food, so that its part can be chosen.
    const by = isLast && share === undefined ? [food, ' '] : [food]
    const text = replaceShown(shown, amountBefore, { start: begun.start, end: caret }, by)
    change((now) => {
      const written = writeStep(step.Key, language, text)(now)
      return part ? setPart(step.Key, option.key, part)(written) : written
    })
    hasAddedSpace.current = by.length > 1
    setHighlighted(undefined)
  }
  const move = (by: 1 | -1) => {
    const at = options.findIndex(({ key }) => key === chosen?.key)
    setHighlighted(options.at((at + by) % options.length)?.key)
  }

  /** Handles a key while foods are offered. */
  const press = ({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean => {
    if (!isOpen) return false
    if (key === 'Escape') setDismissed(begun.start)
    else if (!chosen) return false
    else if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter') take(chosen)
    else if (key === 'Tab' && !shiftKey) take(chosen, 'half')
    else return false
    return true
  }
  /** Whether the space before the cursor came with a food: what is typed next stands in its place. */
  const dropsSpace = (inserted: string): boolean => {
    const drops = hasAddedSpace.current && /^[\s.,;:!?)]$/u.test(inserted)
    hasAddedSpace.current = false
    return drops
  }
  return {
    isOpen,
    dropsSpace,
    begun: isOpen && caret !== undefined ? { start: begun.start, end: caret } : undefined,
    options,
    highlighted: chosen?.key,
    press,
    take,
  }
}
