import { readdirSync } from 'node:fs'
import type { Config } from 'tailwindcss'

/** Loaded late, with a style sheet of its own: app/features/film/film.css. */
const LATE = 'sequence-player'
/** Of late screens only: app/lib/late-pieces.css. */
const LATE_PIECES = new Set([
  'description-list',
  'file-drop',
  'strip-chart',
  'task-progress',
  'text-difference',
  'time-in-words',
])
/** Their classes are not utilities: their own sheets have the rules, such as kitchen/kitchen.css. */
const OWN_SHEET = new Set(['kitchen', 'enamel-plate', 'step-notes'])

const components = readdirSync('design-system').filter(
  (name) => name !== LATE && !LATE_PIECES.has(name) && !OWN_SHEET.has(name),
)

/**
 * Where the class names of the page's style sheet are read from. Tokens stand in
 * design-system/tokens/tokens.css: a value in CSS wins over one given here, and only CSS variables
 * can follow the theme.
 */
export default {
  content: [
    './app/**/*.{ts,tsx}',
    ...components.map((name) => `./design-system/${name}/**/*.{ts,tsx}`),
    // The late sheet holds inside the roots of the players, which are themselves outside.
    `./design-system/${LATE}/{sequence-player{,-dialog},step-film}.tsx`,
    '!./**/*.{stories,test,fixtures,helpers}.{ts,tsx}',
  ],
} satisfies Config
