import css from '#design-system/tokens/tokens.css?raw'

/** Names of the tokens in a namespace, such as `color` or `text`, in the order of the sheet. */
export function tokenNames(namespace: string): string[] {
  const names = css.matchAll(new RegExp(`--${namespace}-([a-z][a-z-]*?(?!-))(?=:)`, 'g'))
  return [...new Set([...names].map(([, name = '']) => name))].filter(
    (name) => !name.includes('--') && !['transparent', 'current'].includes(name),
  )
}
