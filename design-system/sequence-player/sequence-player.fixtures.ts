import type {
  PlayerCaption,
  PlayerStep,
  ReadyItem,
} from '#design-system/sequence-player/player.types.ts'

/** Seconds at which the steps of the stories' film begin, and its end. */
const CUTS = [0, 6.4, 12.8, 25.6, 38.4, 44.8, 50.8] as const
/** Length of the stories' film in seconds. */
export const DURATION = CUTS[6]

const THUMBS = [
  'chop-garlic',
  'fry-onion',
  'simmer-tomato',
  'boil-pasta',
  'mix-pasta',
  'plate-pasta',
]

interface Words {
  text: string
  ready?: ReadyItem[]
  captions: string[]
}

function steps(words: readonly Words[]): PlayerStep[] {
  return words.map(({ text, ready = [] }, index) => ({
    number: index + 1,
    start: CUTS[index] ?? 0,
    stop: CUTS[index + 1] ?? 0,
    text,
    ready,
    thumbSrc: `/story/film/${THUMBS[index]}.webp`,
  }))
}

function captions(words: readonly Words[]): PlayerCaption[] {
  return words.flatMap(({ captions: lines }, index) => {
    const start = CUTS[index] ?? 0
    const each = ((CUTS[index + 1] ?? 0) - start) / lines.length
    return lines.map((text, line) => ({
      start: start + line * each,
      stop: start + (line + 1) * each,
      text,
    }))
  })
}

const ENGLISH: Words[] = [
  {
    text: 'Peel <b>4\u00a0cloves</b> of garlic and crush them with the flat of the knife; leave them whole. Put a large pot of water on to boil, 1\u00a0litre for each 100\u00a0g of spaghetti.',
    ready: [{ text: '4\u00a0cloves Garlic' }],
    captions: [
      'Crush <b>4\u00a0cloves</b> of garlic with the flat of the knife.',
      'Put a large pot of water on to boil.',
    ],
  },
  {
    text: 'Warm the garlic in <b>6\u00a0tbsp</b> olive oil in a wide pan over low heat for 3 minutes, turning it, until it is pale gold. If it browns, start again: it turns bitter.',
    ready: [{ text: '6\u00a0tbsp Olive oil' }],
    captions: ['Warm the garlic in <b>6\u00a0tbsp</b> olive oil.', 'Pale gold, never brown.'],
  },
  {
    text: 'Crush <b>800\u00a0g</b> tinned tomatoes with your hand into the pan, add half the basil and season with salt. Simmer, uncovered, for 15 minutes, until the oil shows at the edges, then lift out the garlic.',
    ready: [
      { text: '800\u00a0g Tinned tomatoes', note: 'peeled' },
      { text: '32\u00a0leaves Basil' },
      { text: 'Salt' },
    ],
    captions: [
      'Crush <b>800\u00a0g</b> tinned tomatoes into the pan.',
      'Simmer for 15 minutes.',
      'Then lift out the garlic.',
    ],
  },
  {
    text: 'Meanwhile salt the boiling water, about 10\u00a0g a litre, and cook <b>400\u00a0g</b> spaghetti for 2 minutes less than the packet says. Keep a mug of the water.',
    ready: [{ text: '400\u00a0g Spaghetti' }],
    captions: ['Cook <b>400\u00a0g</b> spaghetti 2 minutes short.', 'Keep a mug of the water.'],
  },
  {
    text: 'Lift the spaghetti into the sauce, add a small ladle of pasta water and turn up the heat. Toss for 2 minutes, until the sauce coats every strand.',
    captions: [
      'Spaghetti and a ladle of water into the sauce.',
      'Toss over high heat for 2 minutes.',
    ],
  },
  {
    text: 'Twist on to warm plates and tear the rest of the basil over the top. Eat straight away.',
    captions: ['Finish with the rest of the basil.'],
  },
]

const GERMAN: Words[] = [
  {
    text: 'Schäle <b>4\u00a0Zehen</b> Knoblauch und drücke sie mit der flachen Klinge an, aber lass sie ganz. Setze einen großen Topf Wasser auf, 1\u00a0Liter je 100\u00a0g Spaghetti.',
    ready: [{ text: '4\u00a0Zehen Knoblauch' }],
    captions: [
      'Drücke <b>4\u00a0Zehen</b> Knoblauch mit der Klinge an.',
      'Setze einen großen Topf Wasser auf.',
    ],
  },
  {
    text: 'Erwärme den Knoblauch mit <b>6\u00a0EL</b> Olivenöl in einer weiten Pfanne bei kleiner Hitze 3 Minuten und wende ihn, bis er hellgelb ist. Wird er braun, fang neu an, dann ist er bitter.',
    ready: [{ text: '6\u00a0EL Olivenöl' }],
    captions: ['Erwärme den Knoblauch in <b>6\u00a0EL</b> Olivenöl.', 'Hellgelb, nie braun.'],
  },
  {
    text: 'Zerdrücke <b>800\u00a0g</b> Dosentomaten mit der Hand über der Pfanne, gib die Hälfte vom Basilikum dazu und würze mit Salz. Lass die Sauce offen 15 Minuten köcheln, bis am Rand Öl austritt, und nimm dann den Knoblauch heraus.',
    ready: [
      { text: '800\u00a0g Dosentomaten', note: 'geschält' },
      { text: '32\u00a0Blätter Basilikum' },
      { text: 'Salz' },
    ],
    captions: [
      'Zerdrücke <b>800\u00a0g</b> Dosentomaten in die Pfanne.',
      '15 Minuten köcheln lassen.',
      'Dann den Knoblauch herausnehmen.',
    ],
  },
  {
    text: 'Salze währenddessen das kochende Wasser mit etwa 10\u00a0g je Liter und koche <b>400\u00a0g</b> Spaghetti 2 Minuten kürzer als auf der Packung angegeben. Heb eine Tasse Nudelwasser auf.',
    ready: [{ text: '400\u00a0g Spaghetti' }],
    captions: [
      'Koche <b>400\u00a0g</b> Spaghetti 2 Minuten kürzer.',
      'Heb eine Tasse Nudelwasser auf.',
    ],
  },
  {
    text: 'Hebe die Spaghetti in die Sauce, gib eine kleine Kelle Nudelwasser dazu und stell den Herd hoch. Schwenke sie 2 Minuten, bis die Sauce an jeder Nudel haftet.',
    captions: [
      'Spaghetti und eine Kelle Wasser in die Sauce.',
      '2 Minuten bei starker Hitze schwenken.',
    ],
  },
  {
    text: 'Drehe die Spaghetti auf warme Teller und zupfe das restliche Basilikum darüber. Sofort essen.',
    captions: ['Mit dem restlichen Basilikum anrichten.'],
  },
]

/** The stories' film, in English: six steps for four people. */
export const FILM = {
  title: 'Spaghetti al pomodoro',
  peopleLabel: '4\u00a0people',
  steps: steps(ENGLISH),
  captions: captions(ENGLISH),
}

/** The same in German. */
export const GERMAN_FILM = {
  title: 'Spaghetti al pomodoro',
  peopleLabel: '4\u00a0Personen',
  steps: steps(GERMAN),
  captions: captions(GERMAN),
}

interface Film {
  title: string
  peopleLabel: string
  steps: PlayerStep[]
  captions: PlayerCaption[]
}

/** A real film of 18.7 s: the first three steps, stitched from the catalogue's clips, silent. */
const REAL_CUTS = [0, 6.4, 12.8, 18.68] as const

const cut = (index: number) => REAL_CUTS[index] ?? 0

/** Captions and steps for the real film. */
function onRealFilm({ title, peopleLabel, steps, captions }: Film) {
  return {
    title,
    peopleLabel,
    src: '/story/film/film.mp4',
    steps: steps.slice(0, 3).map(({ number, text, ready, thumbSrc }, index) => {
      return { number, text, ready, thumbSrc, start: cut(index), stop: cut(index + 1) }
    }),
    captions: [0, 2, 4].map((line, index) => {
      return { start: cut(index), stop: cut(index + 1), text: captions[line]?.text ?? '' }
    }),
  }
}

/** The real film in English. */
export const REAL_FILM = onRealFilm(FILM)
/** The real film in German. */
export const GERMAN_REAL_FILM = onRealFilm(GERMAN_FILM)
