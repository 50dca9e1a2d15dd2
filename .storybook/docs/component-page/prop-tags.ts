import type { StrictArgTypes } from 'storybook/internal/types'

/** What a docstring says, apart from its tags. */
export interface TaggedText {
  readonly text: string
  /** After `@default`. */
  readonly fallback: string | undefined
  /** After `@selector`: the state as an attribute. */
  readonly selector: string | undefined
}

/** Takes the tags `@default` and `@selector` out of a docstring; others are left out. */
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

/** What react-docgen knows of a component. */
export function docgenOf(component: unknown): NonNullable<Documented['__docgenInfo']> {
  // oxlint-disable-next-line no-underscore-dangle -- react-docgen's name
  return (component as Documented | undefined)?.__docgenInfo ?? {}
}

/** Props with their tags in the columns that are meant for them, and with whole types. */
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
        // Storybook writes "union" where react-docgen has the union.
        ...(raw !== undefined && { type: { summary: raw } }),
      }
      return [name, Object.assign({}, argType, { description, table })]
    }),
  )
}
