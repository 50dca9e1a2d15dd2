import css from '#design-system/tokens/tokens.css?raw'

/** Names of the tokens in a namespace, such as `color` or `text`, in the order of the sheet. */
export function tokenNames(namespace: string): string[] {
  const names = css.matchAll(new RegExp(`--${namespace}-([a-z][a-z-]*?(?!-))(?=:)`, 'g'))
  return [...new Set([...names].map(([, name = '']) => name))].filter(
    (name) => !name.includes('--') && !['transparent', 'current'].includes(name),
  )
}

/** A token without its namespace. */
export interface Token {
  /** Such as `control`. */
  name: string
  /** As it is written in the sheet. */
  value: string
}

/** Tokens of a namespace such as `radius`, in the order of the sheet. */
export function tokensOf(namespace: string): Token[] {
  const theme = css.slice(css.indexOf('@theme {'), css.indexOf('@layer theme'))
  const found = theme.matchAll(new RegExp(`\\s--${namespace}-([a-z][a-z0-9-]*?):\\s+([^;]+);`, 'g'))
  return [...found]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))
    .filter(({ name }) => !name.includes('--'))
}

/** Value of an opaque colour token in a theme, such as `#fafaf7`. @throws when there is none */
export function colourValue(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  const colour = theme === 'light' ? light : dark
  if (!colour) throw new Error(`There is no opaque colour ${name}.`)
  return colour
}
