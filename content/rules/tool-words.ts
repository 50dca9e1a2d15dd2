/** Words in a text that imply a tool. */
interface ToolWords {
  /** Slugs of tools. One of them is enough. */
  readonly tools: readonly string[]
  readonly en: RegExp
  readonly de: RegExp
}

const PANS = ['frying-pan', 'cast-iron-skillet', 'saucepan', 'stockpot']
const POTS = ['saucepan', 'stockpot']

/** Names of tools in texts, and work that requires a tool. */
export const TOOL_WORDS: readonly ToolWords[] = [
  {
    tools: ['chefs-knife'],
    en: /\b(chop|dice|slice) \{|\b(chop|dice|slice|cut|halve|quarter) (the|it|them)\b|\ba (sharp |large )?knife\b/iu,
    de: /\bhacke \{|\bwürfle \{|\beinem (scharfen |großen )?Messer\b/iu,
  },
  {
    tools: ['frying-pan', 'cast-iron-skillet', 'saucepan'],
    en: /\bfrying pan|\bskillet/iu,
    de: /\bBratpfanne/u,
  },
  { tools: PANS, en: /\bpan\b/iu, de: /\bPfanne\b/u },
  { tools: POTS, en: /\bsaucepan|\bpot\b/iu, de: /\bTopf\b/u },
  {
    tools: ['whisk', 'electric-whisk'],
    en: /\ba whisk\b|\bwhisk\b (?!with a fork)/iu,
    de: /Schneebesen/u,
  },
  { tools: ['wooden-spoon'], en: /wooden spoon/iu, de: /Kochlöffel|Holzlöffel/u },
  { tools: ['ladle'], en: /\ba ladle\b|\bladle (the|it|over)\b/iu, de: /\bKelle\b|Schöpfkelle/u },
  { tools: ['colander', 'sieve'], en: /\bcolander|\bsieve\b/iu, de: /\bSieb\b|\bsiebe\b/u },
  {
    tools: ['grater'],
    en: /\b(grate|grated over) (?!into)|\bgrater\b/iu,
    de: /\b[Rr]eibe\b(?![^.]{0,200}\bein\b)|\braspl?e\b/u,
  },
  { tools: ['peeler'], en: /\bpeeler\b/iu, de: /Sparschäler/u },
  { tools: ['rolling-pin'], en: /(?<!no )rolling pin/iu, de: /(?<!kein )Nudelholz/iu },
  {
    tools: ['baking-tray', 'pizza-stone', 'muffin-tin', 'madeleine-tin'],
    en: /\btray\b/iu,
    de: /\bBlech\b|Backblech/u,
  },
  { tools: ['baking-dish'], en: /baking dish|ovenproof dish/iu, de: /Auflaufform/u },
  { tools: ['hand-blender'], en: /hand blender|stick blender/iu, de: /Stabmixer|Pürierstab/u },
  {
    tools: ['blender', 'hand-blender', 'food-processor'],
    en: /\bblend(er)?\b/iu,
    de: /\bMixer\b|\bmixe\b|\bpüriere\b/u,
  },
  {
    tools: ['food-processor', 'blender'],
    en: /food processor/iu,
    de: /Multizerkleinerer|Blitzhacker/u,
  },
  { tools: ['pizza-stone'], en: /pizza stone/iu, de: /Pizzastein/u },
  { tools: ['madeleine-tin'], en: /madeleine tin/iu, de: /Madeleineform/u },
  { tools: ['muffin-tin'], en: /muffin tin/iu, de: /Muffinblech|Muffinform/u },
  { tools: ['springform-tin', 'tart-tin'], en: /springform/iu, de: /Springform/u },
  { tools: ['ramekins'], en: /\bramekins?\b/iu, de: /Portionsförmchen|Crème-brûlée-Form/u },
  { tools: ['kitchen-torch'], en: /\btorch\b/iu, de: /\bBrenner\b|Küchenbrenner|Gasbrenner/u },
  {
    tools: ['electric-whisk', 'whisk'],
    en: /electric whisk|hand mixer/iu,
    de: /Handrührgerät|Handmixer/u,
  },
  { tools: ['slotted-spoon'], en: /slotted spoon|skimmer/iu, de: /Schaumlöffel|Schaumkelle/u },
  { tools: ['thermometer'], en: /thermometer/iu, de: /thermometer/iu },
  {
    tools: ['rubber-spatula', 'spatula'],
    en: /\bspatula\b/iu,
    de: /Teigschaber|Pfannenwender|\bSpatel\b/u,
  },
  {
    tools: ['pastry-brush'],
    en: /\ba brush\b|pastry brush|\bbrush (it|them|the|with|a|over)/iu,
    de: /\bPinsel\b|Backpinsel|\bpinsle\b|\bbepinsle\b/u,
  },
  { tools: ['pestle-and-mortar', 'rolling-pin'], en: /\bmortar\b/iu, de: /Mörser|\bmörsere\b/u },
  {
    tools: ['wire-rack'],
    en: /\b(wire|cooling) rack|\bon a rack\b/iu,
    de: /Kuchengitter|auf einem Gitter/u,
  },
  { tools: ['measuring-jug'], en: /measuring jug|\ba jug\b/iu, de: /Messbecher|\bKrug\b/u },
  { tools: ['tea-towel'], en: /tea towel/iu, de: /Geschirrtuch|Küchentuch/u },
  { tools: ['jars'], en: /\bjars?\b/iu, de: /Schraubgl[aä]s/u },
  { tools: ['potato-ricer', 'grater'], en: /\bricer\b/iu, de: /Kartoffelpresse/u },
  { tools: ['kitchen-scale'], en: /kitchen scales?/iu, de: /Küchenwaage/u },
]
