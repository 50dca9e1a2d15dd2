import type { KnownIngredient } from '../known.ts'

/** With the slug as its group; a part of the amount or a `!` may follow. */
const PLACEHOLDER = /\{([^{}\s!]*)(?:[\s!][^{}]*)?\}/gu
const SUBJECT_VERB = /\b(komm|folg|gehör|brauch|reich|fehl|sollte|bleib)\w*/iu
const DATIVE = /\b((mit|von|aus|zu|bei|nach)( \w+ der)?|(in|auf) \w+ der)\s*$/iu

/** "schwarzer Pfeffer": correct only as the subject of a sentence. */
function isDeclined({ name }: KnownIngredient): boolean {
  return /^\p{Ll}\w*er /u.test(name.de.other)
}

/** "rote Zwiebel", "Eier": wrong after "mit", which requires "roten Zwiebeln", "Eiern". */
function changesInDative({ name, gramsPerPiece }: KnownIngredient): boolean {
  const { one, other } = name.de
  if (/^\p{Ll}/u.test(other)) return !isDeclined({ name })
  const isPlural = one === other ? gramsPerPiece !== undefined && /e[lr]$/u.test(other) : true
  return isPlural && !/[ns]$/u.test(other)
}

/** "Dazu kommen Mehl und Salz; mische alles": a way around a case that only declined names need. */
const DETOUR = /\bkommen (\{[^.;]{0,200}); (?:ver)?mische\b/gu

/** Sentences that avoid a case although every name would be right in it. */
export function detours(text: string, ingredients: ReadonlyMap<string, KnownIngredient>): string[] {
  return [...text.matchAll(DETOUR)].flatMap(([, names = '']) => {
    const foods = [...names.matchAll(PLACEHOLDER)].flatMap(
      (match) => ingredients.get(match[1] ?? '') ?? [],
    )
    return foods.some(isDeclined)
      ? []
      : ['No name is declined here. Write it with one verb: „Mische … und …“.']
  })
}

/**
 * Placeholders that would print the wrong German case. They print the undeclined name, so a name
 * with a masculine adjective must be a subject, and a plural without -n must not follow a dative
 * preposition.
 */
export function caseProblems(
  text: string,
  ingredients: ReadonlyMap<string, KnownIngredient>,
): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap((match) => {
    const ingredient = ingredients.get(match[1] ?? '')
    if (!ingredient) return []
    const before =
      text
        .slice(0, match.index)
        .split(/[.!?;:](?:\s|$)/u)
        .at(-1) ?? ''
    const after = text.slice(match.index).split(/[.!?;](?:\s|$)/u)[0] ?? ''
    const name = ingredient.name.de.other
    if (isDeclined(ingredient) && !SUBJECT_VERB.test(before + after))
      return [`${match[0]} prints "${name}", which is declined here. Make it the subject.`]
    if (changesInDative(ingredient) && DATIVE.test(before))
      return [`${match[0]} prints "${name}", which is wrong after a dative. Turn the sentence.`]
    return []
  })
}
