import type { ActionName } from '#design-system/enamel-plate/index.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Language } from '#contract/languages.ts'

/** Beginnings of the verbs that tell an action, as alternatives of a regular expression. */
const VERBS: Record<Language, Record<ActionName, string>> = {
  en: {
    wash: 'wash|rinse|drain|soak',
    chop: 'chop|cut|slice|dice|halve|quarter|trim|peel|mince|shred',
    grate: 'grate|zest',
    mix: 'mix|stir|fold|combine|toss|rub',
    whisk: 'whisk|beat|whip|cream',
    knead: 'knead|work the dough',
    roll: 'roll|shape|press|flatten|stretch',
    boil: 'boil|blanch|cook',
    simmer: 'simmer|reduce|braise|stew|poach',
    fry: 'fry|sear|brown|soften|sauté|sweat|melt',
    bake: 'bake|roast|preheat|heat the oven|grill',
    blend: 'blend|purée|crush|grind|mash',
    pour: 'pour|add|drizzle',
    season: 'season|salt|sprinkle|dust|marinate',
    chill: 'chill|cool|freeze|refrigerate|rest|leave|stand',
    toast: 'toast',
    assemble: 'layer|spread|arrange|fill|line|top|lay',
    plate: 'serve|plate|divide',
  },
  de: {
    wash: 'wasch|spül|abtropf|abgieß|gieß ab|einweich',
    chop: 'hack|schneid|schnitz|würfel|halbier|viertel|putz|schäl|zupf',
    grate: 'reib|raspel',
    mix: 'misch|vermeng|rühr|heb|schwenk',
    whisk: 'schlag|verquirl|aufschlag',
    knead: 'knet',
    roll: 'roll|form|drück|zieh den teig',
    boil: 'koch|blanchier',
    simmer: 'köchel|schmor|reduzier|pochier|lass .{0,40}ziehen',
    fry: 'brat|anbrat|dünst|schmelz|zerlass|schwitz',
    bake: 'back|röst|ofen|gratinier',
    blend: 'pürier|mix|mahl|stampf|zerdrück',
    pour: 'gieß|gib|füg|träufel',
    season: 'würz|salz|streu|bestäub|marinier',
    chill: 'kühl|abkühl|gefrier|ruh|geh|stehen',
    toast: 'toast|ohne fett',
    assemble: 'schicht|verteil|leg|füll|beleg|bestreich',
    plate: 'servier|richt|anricht|verteil auf',
  },
}

const compile = (verbs: Record<ActionName, string>) =>
  Object.entries(verbs).map(
    ([action, stems]) =>
      [action as ActionName, new RegExp(String.raw`(?<![\p{L}])(?:${stems})`, 'iu')] as const,
  )
const PATTERNS = { en: compile(VERBS.en), de: compile(VERBS.de) } satisfies Record<
  Language,
  unknown
>

/**
 * What is done in a step, for its drawing: the verb that its text names first. A step without any
 * known verb is drawn by its heat.
 *
 * @param text the step's text as the cook reads it
 */
export function actionOf(
  { Heat = [] }: Pick<HowToStep, 'Heat'>,
  text: string,
  language: Language,
): ActionName {
  const found = PATTERNS[language]
    .map(([action, pattern]) => ({ action, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  if (found[0]) return found[0].action
  if (Heat.some(({ Oven, Grill }) => Oven !== undefined || Grill)) return 'bake'
  return Heat.length > 0 ? 'fry' : 'assemble'
}
