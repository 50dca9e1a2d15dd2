import type { Language } from '#contract/languages.ts'
import type { TimedPart } from '#cooking/times/step-timers.ts'

/** Beginnings of verbs that say what happens while a timer runs, each with the name of the timer. */
const VERBS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    bak: 'Baking',
    roast: 'Roasting',
    grill: 'Grilling',
    boil: 'Boiling',
    blanch: 'Blanching',
    simmer: 'Simmering',
    brais: 'Braising',
    stew: 'Stewing',
    poach: 'Poaching',
    steam: 'Steaming',
    fry: 'Frying',
    fried: 'Frying',
    sear: 'Searing',
    brown: 'Browning',
    sauté: 'Frying',
    sweat: 'Softening',
    soften: 'Softening',
    toast: 'Toasting',
    cook: 'Cooking',
    reduc: 'Reducing',
    knead: 'Kneading',
    whisk: 'Whisking',
    whip: 'Whipping',
    beat: 'Beating',
    stir: 'Stirring',
    chill: 'Chilling',
    refrigerat: 'Chilling',
    cool: 'Cooling',
    freez: 'Freezing',
    rest: 'Resting',
    ris: 'Rising',
    prov: 'Proving',
    soak: 'Soaking',
    marinat: 'Marinating',
    steep: 'Steeping',
    infus: 'Infusing',
    stand: 'Standing',
  },
  de: {
    back: 'Backen',
    röst: 'Rösten',
    grill: 'Grillen',
    koch: 'Kochen',
    blanchier: 'Blanchieren',
    köchel: 'Köcheln',
    schmor: 'Schmoren',
    pochier: 'Pochieren',
    dämpf: 'Dämpfen',
    dünst: 'Dünsten',
    schwitz: 'Anschwitzen',
    anschwitz: 'Anschwitzen',
    brat: 'Braten',
    anbrat: 'Anbraten',
    reduzier: 'Einkochen',
    einkoch: 'Einkochen',
    knet: 'Kneten',
    schlag: 'Schlagen',
    rühr: 'Rühren',
    kühl: 'Kühlen',
    abkühl: 'Abkühlen',
    auskühl: 'Abkühlen',
    gefrier: 'Gefrieren',
    ruh: 'Ruhen',
    geh: 'Gehen',
    aufgeh: 'Gehen',
    zieh: 'Ziehen',
    quell: 'Quellen',
    einweich: 'Einweichen',
    marinier: 'Marinieren',
    steh: 'Stehen',
  },
}

const patternOf = (language: Language) =>
  new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(VERBS[language]).join('|')})`, 'giu')
const PATTERNS: Record<Language, RegExp> = { en: patternOf('en'), de: patternOf('de') }

/** Between two sentences. */
const SENTENCE_END = /[.!?](?=\s)/u
/** Where something else is told after a duration. */
const CLAUSE_END = /[.!?](?=\s)|[,;:]|\b(?:and|then|und|dann)\b/u

/** Characters before a duration in which a word may say that it is that of each piece. */
const EACH_WITHIN = 24
/** A duration of one of several, such as each egg, with what its timer is called besides. */
const EACH: Record<Language, { readonly words: RegExp; readonly name: string }> = {
  en: { words: /\b(?:each|per|apiece)\b/iu, name: 'each' },
  de: { words: /(?<!\p{L})(?:jede[mnrs]?|je|jeweils|pro)(?!\p{L})/iu, name: 'je Stück' },
}

const textOf = (parts: readonly TimedPart[]) => parts.map(({ text }) => text).join('')

/** The verbs of a text, with how far they are from its end. */
function verbsIn(text: string, language: Language): { name: string; distance: number }[] {
  return Array.from(text.matchAll(PATTERNS[language]), ({ 0: verb, index }) => ({
    name: VERBS[language][verb.toLowerCase()] ?? '',
    distance: text.length - index - verb.length,
  }))
}

/**
 * What happens while a timer runs, for its name: the verb of the same sentence that is nearest to the
 * duration, and whether it is the time of each piece. Undefined where the sentence has no such verb.
 *
 * @param parts the text of the step
 * @param time index of the timer in the step's timers
 */
export function timerName(
  parts: readonly TimedPart[],
  time: number,
  language: Language,
): string | undefined {
  const place = parts.findIndex((part) => part.kind === 'duration' && part.time === time)
  const before =
    textOf(parts.slice(0, Math.max(place, 0)))
      .split(SENTENCE_END)
      .at(-1) ?? ''
  const after =
    textOf(parts.slice(place + 1)).split(place === -1 ? SENTENCE_END : CLAUSE_END, 1)[0] ?? ''
  const behind = verbsIn(after, language).map(({ name, distance }) => ({
    name,
    distance: after.length - distance,
  }))
  const verbs = place === -1 ? verbsIn(after, language) : [...verbsIn(before, language), ...behind]
  const name = verbs.toSorted((a, b) => a.distance - b.distance)[0]?.name
  const each = EACH[language]
  const isEach = each.words.test(before.slice(-EACH_WITHIN)) || each.words.test(after)
  return name !== undefined && isEach ? `${name}, ${each.name}` : name
}
