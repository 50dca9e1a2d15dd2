import { NUMBER_START } from '#cooking/numbers/fraction-signs.ts'

/** What may stand behind the word of a heading. */
const TAIL = String.raw`(?:\s?[:.：]|\s?\(.{0,60}\):?|\s(?:for|für|serves|ergibt|reicht)\s.{1,60})?`
const heading = (words: string) => new RegExp(`^(?:${words})${TAIL}$`, 'iu')

/** Headings over the ingredients. */
const INGREDIENTS = heading(
  String.raw`(?:the |die )?ingredients?(?: list)?|zutaten(?:liste)?|(?:what )?you(?: will|['’]ll)?(?: also)? need|what you(?: will|['’]ll) need|das (?:brauch|benötig)(?:st du|t ihr|en wir|e ich)(?: dafür)?|(?:(?:du|ihr|wir|man|ich) (?:brauch|benötig)(?:s?t|en|e)|man nehme|einkaufsliste|shopping list)`,
)
/** Headings over the steps. */
const STEPS = heading(
  String.raw`(?:(?:the |cooking |preparation |recipe )?(?:method|instructions?|directions?|steps)|preparation|procedure|how to(?: make| cook| prepare)?(?: it| this)?|what to do|(?:the )?recipe steps|let['’]?s cook|(?:die )?zubereitung(?:sschritte)?|zubereiten|(?:kochan|an)leitung|(?:die )?(?:arbeits)?schritte|vorgehen|(?:und )?so (?:geht(?:['’]?s| es)|wird(?:['’]?s| es) gemacht|gelingt es)|und (?:los geht['’]?s|jetzt geht['’]?s los))`,
)
const NOTES = heading(
  String.raw`(?:recipe |cook['’]?s |chef['’]?s )?(?:notes?|tips?)|tipps?(?: (?:und|&) tricks)?|notizen?|anmerkungen?|hinweise?|variationen?|variations?|storage|aufbewahrung`,
)
/** Headings over what belongs to the page and not to the recipe. */
const REST = heading(
  String.raw`nutrition(?:al)?(?: (?:facts|info(?:rmation)?|values?))?(?: per serving)?|nährwert(?:e|angaben|tabelle)?(?: pro portion)?|comments?|\d{1,5} comments?|\d{0,5} ?kommentare?|reviews?|bewertungen|equipment|utensilien|küchengeräte|keywords?|schlagwort(?:e|wörter)?|tags|(?:related|similar|more) recipes|(?:weitere|ähnliche) rezepte|you (?:may|might) also like(?: these)?(?: recipes)?|das könnte (?:dir|ihnen|euch) (?:auch )?(?:gefallen|schmecken)|did you make this(?: recipe)?\??|leave a (?:comment|reply)|schreibe? einen kommentar|about the author|über den autor`,
)
/** Lines of a page that are around every recipe. */
const PAGE_WORDS =
  /^(?:(?:jump|skip|scroll|go) to (?:the )?(?:recipe|content|video|comments)|(?:zum|direkt zum) (?:rezept|inhalt)(?: springen)?|zum rezept|(?:print|pin|save|share|rate)(?: (?:this )?recipe)?|(?:rezept )?(?:drucken|speichern|merken|teilen|bewerten)|rezept (?:als pdf|herunterladen)|advertisement|anzeige|werbung|sponsored|home|menu|menü|search|suche|subscribe|newsletter|cook mode.{0,60}|prevent your screen.{0,40}|(?:us customary|metric)(?:\s?[-–|/]\s?(?:us customary|metric))?|(?:\d ?x ?){2,4}|(?:de)?select all|alle (?:aus|ab)wählen|[★☆⭐\s]{3,20}|\d(?:[.,]\d{1,2})? (?:from|von|out of).{1,30}|\d{1,5} (?:ratings?|reviews?|votes?|bewertungen)|share on .{1,20}|watch (?:the )?video|video ansehen|ingredients you need)[.!:]?$/iu
/** Facts that a draft has no place for. */
const OTHER_FACT =
  /^(?:(?:difficulty|level|skill level|schwierigkeit(?:sgrad)?|niveau|course|cuisine|keywords?|category|kategorie|author|autor|autorin|cost|kosten|diet|calories|kalorien|nährwerte|brennwert)(?: (?:pro portion|per serving|p\. ?p\.))?\s?:.{1,120}|schwierigkeitsgrad \p{L}{1,20})$/iu
/** Pictures before a heading. */
const PICTURES = /^(?:\p{Extended_Pictographic}|\u200D|\uFE0F|\s){1,9}(?=\p{L})/u
const MARK = /^#{1,6}\s{0,3}|^(?:\*\*|__|[*_](?=[^\s*_]))(?=[^*_]{1,120}(?:\*\*|__|[*_]):?$)/u

/** Words that are bold in plain text, in a line that is no heading. */
const BOLD = /\*\*([^*\n]{1,200})\*\*/gu

/** Parts of a pasted text. */
export type PastePart = 'ingredients' | 'steps' | 'notes' | 'rest'

/** A line without the marks that make it a heading in plain text: "## Method", "**Method**". */
export function unmarked(line: string): string {
  return MARK.test(line)
    ? line
        .replace(MARK, '')
        .replace(/\s?#{1,6}$/u, '')
        .replace(/(?:\*\*|__|[*_])(:?)$/u, '$1')
        .trim()
    : line.replaceAll(BOLD, '$1')
}

/** The part that a line is the heading of. */
export function partOf(line: string): PastePart | undefined {
  if (line.length > 120) return undefined
  const words = line.replace(PICTURES, '')
  if (INGREDIENTS.test(words)) return 'ingredients'
  if (STEPS.test(words)) return 'steps'
  if (NOTES.test(words)) return 'notes'
  return REST.test(words) ? 'rest' : undefined
}

/** Whether a line belongs to the page around a recipe, or is a fact that a draft has no place for. */
export function isPageWord(line: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return true
  return line.length <= 160 && (PAGE_WORDS.test(line) || OTHER_FACT.test(line))
}

/** How an amount begins, in digits or in words. */
const AMOUNT = new RegExp(
  String.raw`^(?:[-–—*•▢☐□●○▪◦+]\s?)?(?:ca\.? |about )?(?:${NUMBER_START}|(?:an?|one|two|three|four|half|some|eine?[nmr]?|zwei|drei|vier|halbe[rs]?|etwas|wenig|prise|salz|pfeffer|salt|pepper)(?!\p{L}))`,
  'iu',
)
const STARTS_WITH_NUMBER = new RegExp(`^${NUMBER_START}`, 'u')
const NUMBERED = /^(?:(?:step|schritt)\s?\d{1,2}\b[.):]?|\d{1,2}[.):])\s+(?=\S)/iu
const BULLET = /^[-–—*•▢☐□●○▪◦]\s+/u
const SENTENCE_END = /[.!?]["”“)]?$/u
/** Abbreviations that end no sentence. */
const SHORT_END =
  /(?:(?<!\p{L})(?:pck|pkg|stk|st|el|tl|tbsp|tsp|oz|lbs?|g|kg|ml|min|std|ca|gr|kl|bd|msp|pr|etc|bzw|usw|c|t|qt|pt|doz)|\d)\.$/iu
/** How a German sentence ends that begins with an amount: "2 Eier trennen." */
const INFINITIVE_END = /\p{Ll}{2}e?n\.$/u

/** Words that begin what a cook does, and no ingredient. */
const INSTRUCTION =
  /^(?:mix|stir|add|heat|preheat|bake|cook|boil|simmer|fry|sauté|chop|slice|dice|mince|place|put|pour|leave|let|serve|combine|whisk|beat|blend|melt|bring|remove|toss|sprinkle|spread|knead|rinse|drain|wash|peel|transfer|chill|refrigerate|brush|fold|divide|make|prepare|grease|marinate|meanwhile|then|once|when|first|finally|heize|mische|vermische|mixe|gib|rühre|verrühre|schneide|koche|backe|brate|erhitze|füge|lass|schäle|würfle|gieße|streue|serviere|hacke|zuerst|dann|danach|anschließend|zuletzt|währenddessen)(?![\p{L}-])/iu
/** "Im Waffeleisen backen": a verb at the end, and no noun in "zum Braten". */
const VERB_END = /\s(?!zum\s|zur\s)[^\s]{1,40}\s\p{Ll}{2,20}(?:en|ern|eln)$/u

const wordsOf = (line: string) => line.split(/\s+/u).length

/** A step by its number: "2. Add water."; "1. 500 g beef" is a line of a numbered list. */
export function isNumberedStep(line: string): boolean {
  if (/^(?:step|schritt)\s?\d{1,2}[.:]?$/iu.test(line)) return true
  const mark = NUMBERED.exec(line)?.[0]
  if (mark === undefined) return false
  const rest = line.slice(mark.length)
  return !STARTS_WITH_NUMBER.test(rest) || isSentence(rest)
}

/** Whether a line without a full stop says what to do: "Mix oats and milk in a jar". */
export function isInstruction(line: string): boolean {
  return !AMOUNT.test(line) && (INSTRUCTION.test(line) || VERB_END.test(line))
}

/** Whether a line is a sentence: it has several words and ends as one, or is longer than any ingredient. */
export function isSentence(line: string): boolean {
  const words = wordsOf(line)
  const isEnded = SENTENCE_END.test(line) && !SHORT_END.test(line)
  const least = AMOUNT.test(line) ? 5 : 2
  if (isEnded && (words >= least || (words !== 2 && INFINITIVE_END.test(line)))) return true
  const hasSentences = /\p{L}{3}[.!]\s\p{Lu}/u.test(line)
  return words >= 5 && hasSentences ? true : words > 14 && !AMOUNT.test(line)
}

/** Whether a line begins with an amount, and is no step that does so. */
export function isAmountLine(line: string): boolean {
  return AMOUNT.test(line) && !isNumberedStep(line) && !isSentence(line)
}

/** Whether a line may be an ingredient without an amount: "salt and pepper". */
export function isShortLine(line: string): boolean {
  return line.length <= 40 && wordsOf(line) <= 5 && !SENTENCE_END.test(line)
}

/** A step without its bullet. */
export const withoutBullet = (line: string): string => line.replace(BULLET, '')
