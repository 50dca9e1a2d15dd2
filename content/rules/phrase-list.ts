import type { Language } from '#contract/languages.ts'

/** A wording that the catalogue avoids. */
interface Phrase {
  readonly pattern: RegExp
  /** What to write instead. */
  readonly instead: string
}

const avoid = (pattern: RegExp, instead: string): Phrase => ({ pattern, instead })

/** American words and spellings, and other wordings that are not British kitchen English. */
const ENGLISH: readonly Phrase[] = [
  avoid(/\bcanned\b/iu, 'tinned'),
  avoid(/\btomato paste\b/iu, 'tomato purée'),
  avoid(/\bbaking soda\b/iu, 'bicarbonate of soda'),
  avoid(/\bbell peppers?\b/iu, 'pepper'),
  avoid(/\b(grated|shredded) coconut\b/iu, 'desiccated coconut'),
  avoid(/\ball-purpose flour\b/iu, 'plain flour'),
  avoid(/\bbread flour\b/iu, 'strong white flour'),
  avoid(/\b(powdered|confectioners['’]) sugar\b/iu, 'icing sugar'),
  avoid(/\b(heavy|whipping) cream\b/iu, 'double cream'),
  avoid(/\bzucchinis?\b/iu, 'courgette'),
  avoid(/\beggplants?\b/iu, 'aubergine'),
  avoid(/\bcilantro\b/iu, 'coriander'),
  avoid(/\b(scallions?|green onions?)\b/iu, 'spring onion'),
  avoid(/\bshrimps?\b/iu, 'prawn'),
  avoid(/\barugula\b/iu, 'rocket'),
  avoid(/\bbeets?\b/iu, 'beetroot'),
  avoid(/\bgarbanzos?\b/iu, 'chickpeas'),
  avoid(/\bground (beef|meat|pork)\b/iu, 'mince'),
  avoid(/\bskillets?\b/iu, 'frying pan'),
  avoid(/\b(sheet pan|baking sheet|cookie sheet)s?\b/iu, 'baking tray'),
  avoid(/\b(parchment|wax) paper\b/iu, 'baking paper'),
  avoid(/\bplastic wrap\b/iu, 'cling film'),
  avoid(/\bbroil(er|ed|ing)?\b/iu, 'grill'),
  avoid(/\bstove(top)?s?\b/iu, 'hob'),
  avoid(/\btraybakes?\b/iu, 'tray bake'),
  avoid(/\bchil(i|e|ies|es)\b/iu, 'chilli'),
  avoid(/\b(yogurt|yoghourt)s?\b/iu, 'yoghurt'),
  avoid(
    /\b(colors?|colored|flavors?|flavored|savory|gray|molds?|centers?|liters?|fibers?)\b/iu,
    'the British spelling',
  ),
  avoid(/\b(carameliz|emulsif?iz|pulveriz|crystalliz)\p{L}+/iu, 'the spelling with -ise'),
  avoid(/\bset the recipe to \d+/iu, 'yield in the header'),
  avoid(
    /#, (very soft|soft|lukewarm|cold|hot|boiling hot|whole|finely grated)\b/iu,
    'the adjective in a sentence of its own, or in a note',
  ),
  avoid(/\bdeep plates\b/iu, 'shallow bowls'),
  avoid(/\breckon \d+|\bfor \d+ people\b/iu, 'yield in the header'),
]

/** German that is formal, Swiss, abbreviated or translated word for word. */
const GERMAN: readonly Phrase[] = [
  avoid(/(?<=[\p{Ll},] )(Ihnen|Ihre[mnrs]?)\b|(?<!\p{L})\p{L}+n Sie\b/u, 'du'),
  avoid(/(?<!\p{L})\p{L}*(heiss|weiss(?!t)|süss|gross|giess|schliess|ausser|spiess)\p{L}*/iu, 'ß'),
  avoid(/\bca\.|\bmind\.|\bevtl\.|\bMin\.|\bStd\./u, 'das ausgeschriebene Wort'),
  avoid(/\b(EL|TL)\b/u, 'Esslöffel oder Teelöffel'),
  avoid(/\d ?Grad\b/u, '°C'),
  avoid(/\bstell(e|st)?( du)? das Rezept auf \d+/iu, 'yield im Kopf'),
  avoid(/\brechne(st)?( du)? mit \d+ Personen/iu, 'yield im Kopf'),
  avoid(/\bRote Linsen Dal\b/u, 'Rote-Linsen-Dal'),
  avoid(
    /\bBuddha Bowl\b|\bDip Sauce\b|\bTomaten Sauce\b|\bGemüse Pfanne\b/u,
    'Bindestrich oder ein Wort',
  ),
  avoid(/\b(der|den|dem|einen|kein) Chili\b/u, 'die Chili'),
  avoid(/\b(benötigt wird|werden benötigt|in etwa)\b/iu, 'schlichtere Worte'),
  avoid(/\blecker\p{L}*/iu, 'wie es schmeckt'),
  avoid(/\bZuchini|\bBrocolli|\bTomatenmark Paste|\bKnoblauchszehe/u, 'die richtige Schreibung'),
  avoid(
    /#, (sehr weich|weich|lauwarm|kalt|heiß|kochend heiß)\b/u,
    'das Adjektiv in einem eigenen Satz oder in note',
  ),
  avoid(/\bso \p{L}+ du kannst\b/u, 'so fein wie möglich'),
  avoid(/\b(doppelten?|dreifachen?|vierfachen?) Menge\b[^.]{0,40}wasser/iu, 'Volumen'),
  avoid(/\bSchlag #[^.]{0,60}Handflächen/u, 'klatsche'),
  avoid(/\bmacht Sinn\b|\bam Ende des Tages\b/iu, 'natürliches Deutsch'),
]

/** Formats of numbers and signs that are the same in both languages. */
const BOTH: readonly Phrase[] = [
  { pattern: /(?<!\d)\d+°C/u, instead: '220 °C, with a space' },
  {
    pattern: /\((fan|Umluft) \d+ °C\)/u,
    instead: '220 °C (200 °C fan), 220 °C Ober-/Unterhitze (200 °C Umluft)',
  },
  {
    pattern: /\d ?(?:-|–) ?\d+ (minutes|Minuten|hours|Stunden)/u,
    instead: '5 to 7 minutes, 5 bis 7 Minuten',
  },
]

/** Wordings to avoid, by language. */
export const PHRASES: Record<Language, readonly Phrase[]> = {
  en: [...ENGLISH, ...BOTH],
  de: [...GERMAN, ...BOTH],
}
