import { durationsIn } from '#cooking/times/durations.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import { yieldIn } from '#cooking/yields.ts'

/** Facts of a pasted recipe. */
export interface PasteFacts {
  readonly servings?: string
  readonly prepMinutes?: number
  readonly cookMinutes?: number
  readonly restMinutes?: number
  readonly totalMinutes?: number
}

type TimeFact = Exclude<keyof PasteFacts, 'servings'>

/** Names of times. Those of the second list are also what a step may say, so that a colon has to follow. */
const TIMES: readonly (readonly [fact: TimeFact, names: string, verbs: string])[] = [
  [
    'totalMinutes',
    'total(?: time)?|ready in|overall time|gesamt(?:zeit|dauer)?|fertig in|insgesamt|zeitaufwand',
    'time|dauer|zeit',
  ],
  [
    'prepMinutes',
    'prep(?:aration)?(?: time)?|active(?: time)?|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|arbeits(?:zeit|aufwand)|aktive zeit',
    '',
  ],
  [
    'cookMinutes',
    'cook(?:ing)? time|bak(?:e|ing) time|zubereitungszeit|koch-? ?(?:/|und|&) ?backzeit|(?:koch|back|gar|brat|grill)zeit(?: im ofen)?',
    'cook(?:ing)?|bak(?:e|ing)|koch(?:en)?|back(?:en)?|zubereitung',
  ],
  [
    'restMinutes',
    '(?:rest(?:ing)?|chill(?:ing)?|cooling|rising|proofing|marinating|soaking|additional|inactive|passive|wait(?:ing)?) time|(?:ruhe|kühl|warte|geh|marinier|einweich|abkühl|zieh|quell)zeit',
    'rest(?:ing)?|chill(?:ing)?|ruhen|kühlen',
  ],
]
const TIME_PATTERNS = TIMES.map(
  ([fact, names, verbs]) =>
    [
      fact,
      new RegExp(`^(?:${names})(?!\\p{L})\\s?[:–-]?\\s?`, 'iu'),
      verbs === '' ? undefined : new RegExp(`^(?:${verbs})(?!\\p{L})\\s?(:?)\\s?`, 'iu'),
    ] as const,
)
/** What may stand beside a time: "ca.", "about", a remark in brackets. */
const BESIDE =
  /\([^()]{0,80}\)|(?<!\p{L})(?:about|around|approx(?:imately)?|circa|ca|etwa|ungefähr|rund|mind(?:estens)?|at least|plus|and|und)(?!\p{L})|[\s.,:;+~≈*–-]+/giu

const SERVINGS_NAME =
  /^(?:serves|servings?|makes|yields?|recipe yield|portions?|portionen|personen|persons|people|feeds|ergibt|reicht für|anzahl(?: der)?(?: portionen)?|menge|(?:(?:recipe|rezept|zutaten) )?(?:for|für))(?!\p{L})\s?[:–-]?\s?/iu
const SERVINGS_ALONE =
  /^(?:about |ca\. |etwa )?\p{N}{1,3}(?:\s?(?:[-–]|to|bis|or|oder)\s?\d{1,3})?\s(?:servings?|people|persons?|portion(?:en|s)?|port\.|personen|pers\.?|stück|slices|stücke|cookies|pieces|kekse)\.?$/iu
/** Names behind which only people or pieces are counted: "for the sauce" is a heading. */
const FOR = /^(?:for|für)\s/iu

/** The minutes of a value in which there is nothing but a time. */
function minutesAlone(value: string): number | undefined {
  if (value.length > 100) return undefined
  const minutes = minutesOf(value.replaceAll(/^(?:ca\.?|about|etwa)\s/giu, ''))
  if (minutes === undefined) return undefined
  let rest = value
  for (const { words } of durationsIn(value, { isFact: true })) rest = rest.replace(words, ' ')
  return /^(?:[\d: ]|min)*$/iu.test(rest.replaceAll(BESIDE, '')) ? minutes : undefined
}

function timeIn(line: string, isLoose: boolean): PasteFacts | undefined {
  for (const [fact, name, verb] of TIME_PATTERNS) {
    const said = verb?.exec(line)
    const label = name.exec(line)?.[0] ?? (isLoose || said?.[1] ? said?.[0] : undefined)
    if (label === undefined) continue
    const minutes = minutesAlone(line.slice(label.length))
    if (minutes !== undefined) return { [fact]: minutes }
  }
  return undefined
}

function servingsIn(line: string): PasteFacts | undefined {
  if (line.length > 80) return undefined
  if (SERVINGS_ALONE.test(line)) return { servings: line }
  const label = SERVINGS_NAME.exec(line)?.[0]
  if (label === undefined) return undefined
  const value = line.slice(label.length).replace(/^(?:ca\.|approx\.)\s/iu, '')
  const count = yieldIn(value)
  // "For 2 minutes" and sentences count nothing.
  if (!count || /[.!?]\s|[.!?]$/u.test(value.replace(/\.$/u, '')) || durationsIn(value).length > 0)
    return undefined
  const isShort = value.trim().split(/\s+/u).length <= (FOR.test(line) ? 4 : 10)
  return isShort ? { servings: value } : undefined
}

function timeAlone(part: string): PasteFacts | undefined {
  const totalMinutes = minutesAlone(part)
  return totalMinutes === undefined ? undefined : { totalMinutes }
}

/** The fact that a line states, if it is nothing else: "Prep Time: 15 mins", "Serves 4 to 6". */
function factIn(line: string, isLoose: boolean): PasteFacts | undefined {
  return timeIn(line, isLoose) ?? servingsIn(line)
}

/**
 * The facts of a line, all of which are facts: "Prep: 15 min | Cook: 1 hour | Serves 4".
 *
 * @param isLoose whether "Cook 30 minutes" is a fact, which is a step elsewhere
 */
export function factsIn(line: string, isLoose = false): PasteFacts | undefined {
  if (line.length > 200) return undefined
  const one = factIn(line, isLoose)
  if (one) return one
  const parts = line
    .split(
      /[|•·;]|,\s(?=[\p{L}\p{N}])|\s(?=(?:prep|cook|total|serves|servings|vorbereitung|kochzeit|backzeit|gesamtzeit|portionen)\p{L}{0,4}(?:\s|:))/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const named = parts.map((part) => factIn(part, isLoose))
  // Beside the number of people a time without a name is that of all: "For 4 people, 45 minutes".
  const isCounted = named.some((fact) => fact?.servings !== undefined)
  const found = parts.map(
    (part, index) => named[index] ?? (isCounted ? timeAlone(part) : undefined),
  )
  if (parts.length < 2 || found.includes(undefined)) return undefined
  return Object.assign({}, ...found) as PasteFacts
}

/** Whether a line is the name of a fact whose value stands on the next line: "Cook Time:", "Servings". */
export function isFactName(line: string): boolean {
  if (line.length > 40) return false
  const isServings = SERVINGS_NAME.exec(line)?.[0].length === line.length && !FOR.test(`${line} `)
  return (
    isServings ||
    TIME_PATTERNS.some(([, name, verb]) =>
      [name, verb].some((pattern) => pattern?.exec(line)?.[0].length === line.length),
    )
  )
}
