/** Namespaces of tokens by the prefix of the utilities that set them. */
const UTILITIES: readonly (readonly [prefixes: string, namespace: string])[] = [
  ['bg|text|border|outline|fill|stroke|ring|decoration|accent|caret|divide', 'color'],
  ['text', 'text'],
  ['rounded(?:-[setblr]{1,2})?', 'radius'],
  ['shadow', 'shadow'],
  ['font', 'font-weight'],
  ['z', 'z-index'],
  ['(?:min-|max-)?[hw]|size|[mp][xysetblr]?|gap(?:-[xy])?', 'spacing'],
]

/**
 * Tokens that source code uses: as a variable, or by a utility such as `bg-action`.
 *
 * @param source text of a component's modules and style sheets
 * @param tokens names such as `color-action`
 * @returns the names that occur, in the order of `tokens`
 */
export function tokensUsed(source: string, tokens: readonly string[]): string[] {
  const variables = new Set([...source.matchAll(/--([a-z0-9-]+)/gu)].map(([, name]) => name))
  const words = new Set(source.match(/[a-z][a-z0-9-]*/gu))
  const isUtility = (token: string) =>
    UTILITIES.some(([prefixes, namespace]) => {
      if (!token.startsWith(`${namespace}-`)) return false
      const utility = new RegExp(`^(?:${prefixes})-${token.slice(namespace.length + 1)}$`, 'u')
      return [...words].some((word) => utility.test(word))
    })
  return tokens.filter((token) => variables.has(token) || isUtility(token))
}
