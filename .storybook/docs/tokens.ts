import base from '#design-system/tokens/base.tokens.json'
import css from '#design-system/tokens/tokens.css?raw'

/** Groups of the token file, such as `radius`. */
export type Namespace = keyof typeof base

/** A token without its namespace. */
export interface Token {
  /** Such as `control`. */
  name: string
  /** As CSS writes it. */
  value: string
  /** What it is for; empty where the name says it. */
  description: string
  /** Why it should not be used any more, or true. */
  deprecated: string | true | undefined
}

interface Entry {
  $description?: string
  $deprecated?: string | true
  /** A size of type is a group. */
  size?: Entry
}

/** Tokens of a namespace, in the order of the token file. */
export function tokensOf(namespace: Namespace): Token[] {
  return Object.entries<unknown>(base[namespace])
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, entry]) => {
      const { size, ...token } = entry as Entry
      const { $description = '', $deprecated } = size ?? token
      return {
        name,
        value: valueOf(`${namespace}-${name}`),
        description: $description,
        deprecated: $deprecated,
      }
    })
}

function valueOf(variable: string): string {
  const [, value = ''] = new RegExp(`--${variable}:\\s+([^;]+);`).exec(css) ?? []
  return value.replaceAll(/\s+/g, ' ')
}

/** Every token that should not be used any more, with its namespace. */
export function deprecatedTokens(): (Token & { namespace: string })[] {
  return (Object.keys(base) as Namespace[]).flatMap((namespace) =>
    tokensOf(namespace).flatMap((token) =>
      token.deprecated === undefined ? [] : [Object.assign(token, { namespace })],
    ),
  )
}
