import base from './base.tokens.json' with { type: 'json' }
import dark from './dark.tokens.json' with { type: 'json' }

/** A theme of the tokens. */
export type Theme = 'light' | 'dark'

interface ColourToken {
  $value: { hex: string; alpha?: number }
}

const { $type: _light, ...LIGHT } = base.color
const { $type: _dark, ...DARK } = dark.color
const VALUES: Record<Theme, Record<string, ColourToken>> = {
  light: LIGHT,
  dark: { ...LIGHT, ...DARK },
}

/** Names of the opaque colour tokens, such as `ink`, in the order of the token file. */
export const COLOURS = Object.entries<ColourToken>(LIGHT).flatMap(([name, { $value }]) =>
  $value.alpha === undefined ? [name] : [],
)

/** Value of a colour token in a theme, such as `#fafaf7`. @throws when there is no such token */
export function colourOf(name: string, theme: Theme): string {
  const token = VALUES[theme][name]
  if (!token) throw new Error(`There is no colour ${name}.`)
  return token.$value.hex
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colour tokens, 1 to 21 (WCAG 2.2). */
export function contrast(front: string, back: string, theme: Theme): number {
  const [one = 0, other = 0] = [front, back].map((name) => luminance(colourOf(name, theme)))
  const [dark = 0, light = 0] = [one, other].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A foreground on a background. */
export interface Pair {
  front: string
  back: string
}

function pairs(list: readonly (readonly [string, string])[]): Pair[] {
  return list.flatMap(([fronts, backs]) =>
    fronts.split(' ').flatMap((front) => backs.split(' ').map((back) => ({ front, back }))),
  )
}

/** Foregrounds and the backgrounds they are used on: text needs 4.5:1 (WCAG 1.4.3). */
export const TEXT = pairs([
  ['ink ink-soft link danger success', 'ground surface sunken'],
  ['ink ink-soft', 'tint tint-strong'],
  ['link', 'tint'],
  ['on-action', 'action action-hover action-press'],
  ['on-flame', 'flame flame-hover'],
  ['on-danger', 'danger-fill on-flame black'],
  ['ink', 'danger-tint success-tint flame-tint chip-on-image'],
  ['ink-soft', 'chip-on-image'],
  ['ground', 'ink'],
  ['danger', 'danger-tint'],
  ['success', 'success-tint'],
  ['flame-ink', 'ground surface sunken flame-tint'],
  ['on-stage on-stage-soft', 'stage stage-raised'],
  ['flame', 'stage stage-raised'],
  ['stage', 'on-stage'],
  ['on-note note-accent', 'note'],
])
/** Shapes that carry meaning need 3:1 (WCAG 1.4.11). */
export const SHAPES = pairs([
  ['line-control', 'ground surface sunken'],
  ['rating', 'ground surface sunken'],
  ['heart', 'ground surface'],
  ['focus', 'ground surface sunken tint'],
  ['focus-gap', 'focus'],
  ['rim', 'ground surface'],
  ['flame-edge', 'ground surface'],
  ['action', 'ground surface sunken on-action'],
  ['surface', 'line-control'],
  ['stage-line', 'stage stage-raised'],
  ['heart-on-image', 'chip-on-image'],
])
