import base from '#design-system/tokens/base.tokens.json'
import css from '#design-system/tokens/tokens.css?raw'

/** Groups of the token file, such as `radius`. */
export type Namespace = keyof typeof base

/** A token without its namespace. */
export interface Token {
  /** Such as `control`. */
  name: string
  /** Its value in CSS. */
  value: string
  /** What it is for; empty if the name is enough. */
  description: string
  /** Why it should not be used any more, or true. */
  deprecated: string | true | undefined
}

interface Entry {
  $description?: string
  $deprecated?: string | true
  /** A text size is a group: its size, line height and letter spacing. */
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
