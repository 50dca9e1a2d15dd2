import type { CookPicture, CookRun, CookStep } from '#design-system/kitchen/kitchen.types.ts'
import type { CookItem } from '#design-system/kitchen/step.types.ts'
import type { ActionName } from '#design-system/enamel-plate/actions.ts'

const FILM = [
  'chop-garlic',
  'fry-onion',
  'simmer-tomato',
  'boil-pasta',
  'mix-pasta',
  'plate-pasta',
  'simmer-tomato',
]
const ACTIONS: ActionName[] = ['season', 'chop', 'grate', 'assemble', 'bake', 'bake', 'plate']

/** A step's text as the stories write it: `*150 g*` is an amount, `[25 minutes]` a duration. */
export function runsOf(text: string, state: 'idle' | 'running' = 'idle'): CookRun[] {
  return text
    .split(/(\*[^*]{1,80}\*|\[[^[\]]+\])/u)
    .filter(Boolean)
    .map((part, index): CookRun => {
      if (part.startsWith('*')) return { kind: 'amount', text: part.slice(1, -1) }
      if (!part.startsWith('[')) return { kind: 'text', text: part }
      return { kind: 'duration', text: part.slice(1, -1), id: String(index), state }
    })
}

const pictureOf = (index: number): CookPicture => ({
  src: `/story/film/${FILM[index]}.webp`,
  action: ACTIONS[index],
})

const stepsOf =
  (titles: readonly string[]) =>
  (current: number): CookStep[] =>
    titles.map((title, index) => ({
      number: index + 1,
      title,
      picture: pictureOf(index),
      isDone: index + 1 < current,
    }))

const itemsOf = (lines: readonly string[]): (CookItem & { src: string | null })[] =>
  lines.map((line) => {
    const [amount = '', name = ''] = line.split('|')
    return { id: name, amount, name, src: '/story/ingredients.webp' }
  })

const EN = {
  bell: 'Bell on: rings on this phone even when it is locked.',
  title: 'Lemon chicken tray bake',
  line: 'Step 5 of 7 · 2\u00a0people',
  steps: stepsOf([
    'Pat the chicken dry, then season it.',
    'Potato wedges, 3\u00a0cm thick.',
    'Zest first, then juice.',
    'Spread the potatoes in one layer.',
    '25\u00a0minutes on the middle shelf.',
    'Beans and lemon slices go in.',
    'Five minutes’ rest.',
  ]),
  roast:
    'Roast on the middle shelf for [25\u00a0minutes], until the skin starts to colour. Meanwhile trim *150\u00a0g* green beans.',
  sign: 'the skin starts to colour',
  long: 'Heat the oven to *250\u00a0°C* for [45\u00a0minutes], with the pizza stone on the middle shelf and an empty metal tin below. Turn the cold loaf out onto baking paper, score it 1\u00a0cm deep and slide it onto the stone. Pour a cup of hot water into the tin, shut the door quickly and bake for [20\u00a0minutes].',
  longSign: 'the loaf has risen and the crust is pale gold',
  plain:
    'Slide the rösti onto a plate, melt the rest of the butter in the pan, then turn the rösti back in with the pale side down. Fry for [10\u00a0minutes] more, until crisp on this side too.',
  plainSign: 'this side is crisp too',
  zest: 'Finely grate the zest of *1* lemon (unwaxed). Juice half of the fruit and slice the rest. Crush *4\u00a0cloves* garlic and mix it with the zest, the juice, *1\u00a0tsp* oregano and *1\u00a0tbsp* olive oil.',
  tarts:
    'Heat the oven to *250\u00a0°C* (fan 230\u00a0°C). Fill the shells three quarters full and bake them on the top shelf for [12 to 14\u00a0minutes], until the pastry is deep brown and the custard has dark spots.',
  tartsSign: 'the pastry is deep brown and the custard has dark spots',
  ready: ['trimmed beans', 'lemon slices'],
  zestReady: ['1 lemon', '4\u00a0cloves garlic', '1\u00a0tsp oregano', '1\u00a0tbsp olive oil'],
  hand: itemsOf(['150\u00a0g|green beans', '|baking tray', '|chef’s knife']),
  ingredients: itemsOf([
    '450\u00a0g|chicken thighs',
    '|salt',
    '|black pepper',
    '450\u00a0g|potatoes',
    '1|red onion',
    '1|lemon, unwaxed',
    '4\u00a0cloves|garlic',
    '1\u00a0tsp|oregano',
    '1\u00a0tbsp|olive oil',
    '150\u00a0g|green beans',
    '4\u00a0stems|parsley',
  ]),
  tools: itemsOf(['|baking tray', '|chef’s knife ', '|chopping board', '|grater']),
  far: '25\u00a0minutes on the middle shelf.',
  farLong: 'Beans and lemon slices go in.',
  names: ['Chicken', 'Tomato sauce', 'Penne', 'Pastéis'],
  place: 'step 5, Lemon chicken tray bake',
  others: ['Penne with baked feta', 'Marble gugelhupf'],
  places: ['Step 5 of 7', 'Step 2 of 6', 'Finished'],
  oven: { heat: '220\u00a0°C', detail: '200\u00a0°C with the fan' },
  duration: '70\u00a0minutes',
  readyAt: '19:40',
  range: ['12\u00a0minutes', '14\u00a0minutes'] as readonly [string, string],
  screen: 'The screen stays on.',
}

/** The words of the stories in one language. */
export type SceneWords = typeof EN

const DE: SceneWords = {
  bell: 'Klingel an: klingelt auf diesem Handy, auch wenn es gesperrt ist.',
  title: 'Zitronenhähnchen vom Blech',
  line: 'Schritt 5 von 7 · 2\u00a0Personen',
  steps: stepsOf([
    'Das Hähnchen trocken tupfen und würzen.',
    'Kartoffelspalten, 3\u00a0cm dick.',
    'Erst die Schale abreiben, dann pressen.',
    'Die Kartoffeln in einer Schicht verteilen.',
    '25\u00a0Minuten auf der mittleren Schiene.',
    'Bohnen und Zitronen\u00adscheiben kommen dazu.',
    'Fünf Minuten ruhen lassen.',
  ]),
  roast:
    'Schieb das Blech für [25\u00a0Minuten] auf die mittlere Schiene, bis die Haut Farbe bekommt. Putze inzwischen *150\u00a0g* grüne Bohnen.',
  sign: 'die Haut Farbe bekommt',
  long: 'Heize den Ofen [45\u00a0Minuten] lang auf *250\u00a0°C*, mit dem Pizzastein auf der mittleren Schiene und einer leeren Metallform darunter. Stürze den kalten Laib auf Back\u00adpapier, schneide ihn 1\u00a0cm tief ein und schieb ihn auf den Stein. Gieß eine Tasse heißes Wasser in die Form, schließ schnell die Tür und backe das Brot [20\u00a0Minuten].',
  longSign: 'der Laib aufgegangen und die Kruste hellgolden ist',
  plain:
    'Lass die Rösti auf einen Teller gleiten, zerlass die restliche Butter in der Pfanne und gib die Rösti mit der hellen Seite nach unten zurück. Brate sie noch [10\u00a0Minuten], bis auch diese Seite knusprig ist.',
  plainSign: 'auch diese Seite knusprig ist',
  zest: 'Reibe die Schale von *1* Zitrone (unbehandelt) fein ab. Presse die eine Hälfte aus und schneide den Rest in Scheiben. Zerdrücke *4\u00a0Zehen* Knoblauch und mische ihn mit Schale, Saft, *1\u00a0TL* Oregano und *1\u00a0EL* Olivenöl.',
  tarts:
    'Heize den Ofen auf *250\u00a0°C* (Umluft 230\u00a0°C). Fülle die Mulden zu drei Vierteln und backe die Törtchen im oberen Drittel [12 bis 14\u00a0Minuten], bis der Teig kräftig braun ist und die Creme dunkle Flecken hat.',
  tartsSign: 'der Teig kräftig braun ist und die Creme dunkle Flecken hat',
  ready: ['geputzte Bohnen', 'Zitronen\u00adscheiben'],
  zestReady: ['1 Zitrone', '4\u00a0Zehen Knoblauch', '1\u00a0TL Oregano', '1\u00a0EL Olivenöl'],
  hand: itemsOf(['150\u00a0g|grüne Bohnen', '|Backblech', '|Kochmesser']),
  ingredients: itemsOf([
    '450\u00a0g|Hähnchen\u00adschenkel',
    '|Salz',
    '|schwarzer Pfeffer',
    '450\u00a0g|Kartoffeln',
    '1|rote Zwiebel',
    '1|Zitrone, unbehandelt',
    '4\u00a0Zehen|Knoblauch',
    '1\u00a0TL|Oregano',
    '1\u00a0EL|Olivenöl',
    '150\u00a0g|grüne Bohnen',
    '4\u00a0Stiele|Petersilie',
  ]),
  tools: itemsOf(['|Backblech', '|Kochmesser ', '|Schneide\u00adbrett', '|Reibe']),
  far: '25\u00a0Minuten auf der mittleren Schiene.',
  farLong: 'Bohnen und Zitronen\u00adscheiben kommen dazu.',
  names: ['Hähnchen', 'Tomaten\u00adsauce', 'Penne', 'Pastéis'],
  place: 'Schritt 5, Zitronenhähnchen vom Blech',
  others: ['Penne mit Ofen-Feta', 'Marmor-Gugelhupf'],
  places: ['Schritt 5 von 7', 'Schritt 2 von 6', 'Fertig'],
  oven: { heat: '220\u00a0°C', detail: 'mit Umluft 200\u00a0°C' },
  duration: '70\u00a0Minuten',
  readyAt: '19:40\u00a0Uhr',
  range: ['12\u00a0Minuten', '14\u00a0Minuten'],
  screen: 'Der Bildschirm bleibt an.',
}

/** The words of the stories. */
export const SCENE_WORDS = { en: EN, de: DE }
/** Pictures of the stories' steps. */
export const PICTURES = FILM.map((_, index) => pictureOf(index))
