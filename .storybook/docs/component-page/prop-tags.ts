import type { StrictArgTypes } from 'storybook/internal/types'

/** The text of a docstring, and the values of its tags. */
export interface TaggedText {
  readonly text: string
  /** The value of `@default`. */
  readonly fallback: string | undefined
  /** The value of `@selector`: the attribute that shows the state. */
  readonly selector: string | undefined
}

/** Separates the text of a docstring from `@default` and `@selector`. Other tags are dropped. */
export function readTags(docstring: string): TaggedText {
  const [text = '', ...tags] = docstring.replaceAll(/\s+/gu, ' ').split(/ ?@(?=[a-z]+ )/u)
  const tagOf = (name: string) =>
    tags
      .find((tag) => tag.startsWith(`${name} `))
      ?.slice(name.length)
      .trim()
  return { text: text.trim(), fallback: tagOf('default'), selector: tagOf('selector') }
}

/** What react-docgen adds to a component. */
export interface Documented {
  __docgenInfo?: {
    description?: string
    props?: Record<string, { tsType?: { name: string; raw?: string } }>
  }
}

/** What react-docgen has added to a component; empty if it has added nothing. */
export function docgenOf(component: unknown): NonNullable<Documented['__docgenInfo']> {
  // oxlint-disable-next-line no-underscore-dangle -- react-docgen's name
  return (component as Documented | undefined)?.__docgenInfo ?? {}
}

/**
 * Props with complete types. `@default` moves to the column of defaults, `@selector` to the end of
 * the description.
 */
export function withTags(argTypes: StrictArgTypes, component?: unknown): StrictArgTypes {
  const { props = {} } = docgenOf(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { text, fallback, selector } = readTags(argType.description ?? '')
      const description = selector === undefined ? text : `${text} State: \`${selector}\`.`
      const raw = props[name]?.tsType?.raw
      const table = {
        ...argType.table,
        ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
        // For a union, Storybook shows only "union"; react-docgen has its members.
        ...(raw !== undefined && { type: { summary: raw } }),
      }
      return [name, Object.assign({}, argType, { description, table })]
    }),
  )
}
