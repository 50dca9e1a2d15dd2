import { NUMBER_START } from '../numbers/fraction-signs.ts'

/** Builds a set from words in a text. */
const set = (text: string) => new Set(text.trim().split(/\s+/u))

/**
 * Words for the state of a food, which do not make it another food: size, freshness, cut. German
 * words are listed without their ending. They are removed from the name of an unknown food.
 */
const STATES = set(`
  large small medium big little tiny medium-sized jumbo heaped heaping level rounded scant generous
  good fresh ripe tart cold warm hot boiling lukewarm tepid soft firm whole raw optional thick thin
  fine coarse skinless boneless unwaxed lean packed organic free-range extra instant active dry kosher
  bio groß klein mittler mittelgroß mittel frisch reif kalt warm heiß lauwarm weich fest ganz roh
  optional dick dünn fein grob unbehandelt mager gestr geh gehäuft gestrichen gut kräftig leicht
  knapp zerlassen zimmerwarm eiskalt handwarm festkochend mehligkochend entsteint ungesalzen
  daumengroß walnussgroß thumb-sized eingeweicht angetaut aufgetaut
  bite-sized coarsely roughly finely freshly thinly lightly plump juicy lg lge lrg sm md med xl
  kl gr gefr getr geschn gehackt gerieben prall saftig
`)
/** Words for the kind of a known food. They stay in the name of an unknown food. */
const KINDS = set(`
  red green yellow white black brown orange purple dark light sweet sour hot mild strong plain ground
  fat tk tiefkühl gefroren tiefgefroren smoked dried frozen canned tinned salted unsalted baby young mature aged natural pure runny
  rot grün gelb weiß schwarz braun dunkl dunkel hell süß sauer scharf mild stark jung alt reif neutral
  natur flüssig getrocknet geräuchert tiefgekühlt passiert stückig gesalzen mittelalt kernig zart
  cooking italian german french greek english spanish virgin extra-virgin nativ
`)
/** Words that make it another food: with other allergens, or without the food itself. */
const OTHERS =
  /^(?:vegan|pflanzlich|gluten-?free|glutenfrei|dairy-?free|non-dairy|plant-based|lactose-free|laktosefrei|egg-free|nut-free|mock|imitation)/iu
/** Words that look like a participle or an adverb but are neither. */
const NO_PARTICIPLES = set('seed linseed aniseed flaxseed rapeseed seaweed reed jelly belly lily')
const ENDING = /(?:e[rsnm]?)?\.?$/u

/** "gehackt", "angedünsteten": "ge" within the word, and the ending of a participle. */
function isGermanParticiple(word: string): boolean {
  const prefix = word.indexOf('ge')
  const ending = /(?:en|t(?:e[rsm]?)?|ene[rsm]?)$/u.exec(word)?.index ?? 0
  return prefix >= 0 && prefix + 'ge'.length < ending && /^\p{Ll}+$/u.test(word)
}

/** Whether a word describes the state of a food, whichever food it is. */
export function isState(word: string): boolean {
  const low = word.toLowerCase().replace(/[-,]$/u, '')
  if (OTHERS.test(low) || NO_PARTICIPLES.has(low)) return false
  if (STATES.has(low) || STATES.has(low.replace(ENDING, ''))) return true
  // "semi-ripe", "extra-large".
  const last = low.slice(low.lastIndexOf('-') + 1)
  if (last !== low && STATES.has(last)) return true
  if (KINDS.has(low) || KINDS.has(low.replace(ENDING, ''))) return false
  return /^\p{Ll}.*(?:ed|ly),?$/u.test(word) || isGermanParticiple(word.replace(/,$/u, ''))
}

/** Whether a word may stand beside a known food without making it another one. */
export function isModifier(word: string): boolean {
  const low = word.toLowerCase().replace(/,$/u, '')
  if (OTHERS.test(low)) return false
  return isState(word) || KINDS.has(low) || KINDS.has(low.replace(ENDING, ''))
}

/** Words between a unit and its food that have no meaning. */
export const LINKS = set('of von vom')

/** Words that join two states: "fresh or frozen". */
export const JOINS = set('or oder and und & bzw. /')

/** Whether a word turns any food into another one: "vegan". */
export const isOther = (word: string): boolean => OTHERS.test(word)

/** Words that start an explanation after a food: "for frying", "zum Braten", "oder Margarine". */
export const EXPLAINS = set(`
  for to at in from with without plus + & cut or and into as about on such each per if
  für zum zur in aus mit ohne von vom plus oder und nach bzw. je à im am auf davon ca. etwa bei als
  entspricht optional gerne sowie
`)
/** Parts of a food that count as the food itself. */
export const PARTS = set(`
  leaf leaves flakes pods pod florets stalks tops wedges rings halves pieces chunks spears
  fronds tips greens blätter röschen
`)
/** Parts that are counted: "3 thyme sprigs" is 3 sprigs of thyme. */
export const PART_UNITS = set('sprig sprigs cube cubes leaf leaves clove cloves stem stems würfel')

/** Counting words that are not units of the contract. They are kept in the note. */
export const COUNTERS = set(`
  piece pieces pc pcs slice slices head heads ball balls sheet sheets ear ears rasher rashers wedge
  wedges strip strips bottle bottles carton cartons tub tubs pot pots bar bars block blocks
  stück stücke stk st scheibe scheiben kopf köpfe kugel kugeln becher flasche flaschen streifen
  riegel ecke ecken platte platten filet filets laib laibe loaf loaves tray trays punnet punnets
  schale schalen netz kiste kisten kasten
`)
/** "Cloves" where nothing of which they are follows. */
export const SPICE_CLOVES = set('clove cloves')
/** Measures that cannot be weighed. The whole phrase becomes the note. */
export const LOOSE = set(`
  handful handfuls glug glugs drizzle drizzles knob knobs dollop dollops squeeze lug swirl grating
  scattering sprinkle sprinkling handvoll klecks kleckse nuss flöckchen händevoll hand hände hands
  grind grinds twist twists grinding shake shakes crack cracks spoonful spoonfuls
`)
/** An amount that is left to the cook, at the start of a line. */
export const SOME =
  /^(?:etwas|ein wenig|wenig|ein bisschen|reichlich|einige|mehrere|viel|ein paar|a little|a bit of|some|a few|several|plenty of|lots of|a couple of)(?= )/iu
/** "About", before a number. */
export const ABOUT = new RegExp(
  String.raw`^(?:up to|at least|max\.?|min\.?|bis zu|mindestens|höchstens|maximal|about|approx\.?|approximately|around|roughly|circa|ca\.?|etwa|ungefähr|rund|gut|knapp|~|≈) ?(?=${NUMBER_START}|(?:one|two|three|half|ein|zwei|drei)\b)`,
  'iu',
)
/** Words at the start of a line that belong in its note. */
export const BEFORE =
  /^(evtl\.?|eventuell|optional|nach Belieben|nach Bedarf|nach Geschmack|n\. ?B\.|wahlweise|zusätzlich)[ :,]+(?=\S)/iu

/** Juice or zest of something: the part, then the fruit. */
export const PART_OF = [
  /^((?:(?:freshly|finely|fresh|squeezed|grated|pared) )*(?:juice|zest|rind|peel)(?:(?: and | & )(?:juice|zest|rind))?) (?:of|from) (.+)$/iu,
  /^((?:\p{Ll}+ )*(?:Saft|Abrieb|Schale|Zesten)(?:(?: und | & )(?:\p{Ll}+ )*(?:Saft|Abrieb|Schale))?) (?:von|vom|aus|der|des|(?=ein(?:er|es)\b)) ?(.+)$/u,
] as const
