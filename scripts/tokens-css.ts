import { readFileSync } from 'node:fs'
import { defineConfig, parse } from '@terrazzo/parser'
import { format } from 'oxfmt'
import formatting from '../.oxfmtrc.json' with { type: 'json' }

const FOLDER = new URL('../design-system/tokens/', import.meta.url)
const RESOLVER = 'simmer.resolver.json'
/** The style sheet that is made from the tokens. */
export const TOKENS_CSS = new URL('tokens.css', FOLDER)

/** Namespaces of Tailwind whose own values are switched off, so that a class such as `bg-red-500` emits nothing. */
const OWN_NAMESPACES = [
  'aspect',
  'breakpoint',
  'color',
  'container',
  'ease',
  'font',
  'font-weight',
  'leading',
  'radius',
  'shadow',
  'text',
]

type Tokens = Awaited<ReturnType<typeof readTokens>>['light']
type Token = Tokens[string]

interface Colour {
  hex: string
  alpha?: number
}
interface Length {
  value: number
  unit: string
}
interface Shadow {
  color: Colour
  offsetX: Length
  offsetY: Length
  blur: Length
  spread: Length
}

/** Parses the token files, which fails where they are not valid (Design Tokens Format Module 2025.10). */
async function readTokens() {
  const config = defineConfig({ tokens: [RESOLVER] }, { cwd: FOLDER })
  const filename = new URL(RESOLVER, FOLDER)
  const src = readFileSync(filename, 'utf8')
  const { resolver } = await parse([{ filename, src }], {
    config,
    req: async (url) => readFileSync(url, 'utf8'),
  })
  return {
    light: resolver.apply({ theme: 'light' }),
    dark: resolver.apply({ theme: 'dark' }),
    kitchen: resolver.apply({ density: 'kitchen' }),
  }
}

/** Name of the CSS variable: `text.display.size` is `--text-display`, its line height `--text-display--line-height`. */
function variable(id: string): string {
  const [namespace = '', name = '', part] = id.split('.')
  return `--${namespace}-${name}${part === undefined || part === 'size' ? '' : `--${part}`}`
}

const length = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`)

function colour({ hex, alpha = 1 }: Colour): string {
  if (alpha === 1) return hex
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(' ')} / ${alpha})`
}

function inBoth(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

function shadow(light: readonly Shadow[], dark: readonly Shadow[]): string {
  return light
    .map((layer, index) => {
      const { offsetX, offsetY, blur, spread } = layer
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length)
      const inDark = dark[index]?.color ?? layer.color
      return `${lengths.join(' ')} ${inBoth(colour(layer.color), colour(inDark))}`
    })
    .join(', ')
}

/** A family name is quoted where it has a space. */
const family = (name: string) => (name.includes(' ') ? `'${name}'` : name)

function value(token: Token, inDark: Token): string {
  // What the format cannot say, such as a size that grows with the window.
  const css = token.$extensions?.['simmer.css']
  if (typeof css === 'string') return css
  const light: unknown = token.$value
  const dark: unknown = inDark.$value
  switch (token.$type) {
    case 'color':
      return inBoth(colour(light as Colour), colour(dark as Colour))
    case 'shadow':
      return shadow(light as Shadow[], dark as Shadow[])
    case 'dimension':
    case 'duration':
      return length(light as Length)
    case 'cubicBezier':
      return `cubic-bezier(${(light as number[]).join(', ')})`
    case 'fontFamily':
      return (light as string[]).map(family).join(', ')
    case 'number':
    case 'fontWeight':
      return String(light)
    default:
      throw new Error(`Token ${token.id} has a type that CSS has no value for: ${token.$type}.`)
  }
}

/** The style sheet of all tokens: variables of Tailwind's theme, and those that a denser screen changes. */
export async function tokensCss(): Promise<string> {
  const { light, dark, kitchen } = await readTokens()
  // All of them first: that of `font` would take away those of `font-weight`, too.
  const lines = OWN_NAMESPACES.map((namespace) => `--${namespace}-*: initial;`)
  for (const [id, token] of Object.entries(light)) {
    if (token.$deprecated) lines.push(`/* Deprecated: ${token.$deprecated} */`)
    lines.push(`${variable(id)}: ${value(token, dark[id] ?? token)};`)
  }
  const larger = Object.entries(kitchen).flatMap(([id, token]) => {
    const changed = value(token, token)
    const before = light[id]
    return before && changed !== value(before, before) ? [`${variable(id)}: ${changed};`] : []
  })
  const css = `/* Made by \`npm run tokens\` from the token files beside it. Do not edit. */
@theme { ${lines.join('\n')} }
@layer theme { [data-density='kitchen'] { ${larger.join('\n')} } }`
  const { printWidth, singleQuote } = formatting
  const { code } = await format('tokens.css', css, { printWidth, singleQuote })
  return code
}
