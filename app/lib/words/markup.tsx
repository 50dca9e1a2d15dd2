import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { TextLink } from '#design-system/link/text-link.tsx'

/** Parts of a text. `strong-p` is a paragraph that is strong as a whole, `spaced-ul` a list with
 * room between its items. */
type Tag =
  | 'p'
  | 'strong-p'
  | 'ul'
  | 'spaced-ul'
  | 'li'
  | 'dl'
  | 'div'
  | 'dt'
  | 'dd'
  | 'address'
  | 'a'
  | 'code'
  | 'pre'
  | 'mark'
  | 'strong'

/** A part of a text with the parts in it, or plain text. */
export type Piece = string | readonly [tag: Tag, pieces: readonly Piece[], href?: string]

/** What stands above a text in its file. */
export interface FrontMatter {
  /** May hold soft hyphens. */
  title: string
  /** For search engines and shared links. */
  description: string
  /** Date of a legal text, in words. */
  updated?: string
  /** Says that a legal text is a template. */
  notice?: { title: string; text: string }
}

/** A text as the build reads it from its Markdown file. */
export interface LongText extends FrontMatter {
  /** What stands above the first heading. */
  opening: readonly Piece[]
  sections: readonly LongTextSection[]
}

/** A text below a heading of the second level. */
export interface LongTextSection {
  /** Anchor; the same in every language, so that links work in both. */
  id: string
  title: string
  body: readonly Piece[]
  /** Texts below headings of the third level. */
  parts: readonly { title: string; body: readonly Piece[] }[]
}

type Look = readonly [element: ElementType, className?: string]

const LOOKS: Readonly<Record<Tag, Look>> = {
  p: ['p'],
  'strong-p': ['p', 'font-semibold'],
  ul: ['ul', 'grid gap-1'],
  'spaced-ul': ['ul', 'grid gap-2'],
  li: ['li'],
  dl: ['dl', 'grid gap-3 [&_dt]:font-semibold'],
  div: ['div'],
  dt: ['dt'],
  dd: ['dd'],
  address: ['address', 'not-italic'],
  a: [TextLink],
  code: ['code'],
  pre: ['pre'],
  mark: ['mark', 'rounded-chip bg-tint-strong px-1 text-ink'],
  strong: ['strong'],
}

/** Props of {@link Markup}. */
export interface MarkupProps {
  /** A text of a Markdown file. */
  of: readonly Piece[]
  /** Elements and classes of this place instead of the usual ones. */
  looks?: Partial<Record<Tag, Look>>
}

/** Shows a text of a Markdown file. */
export function Markup({ of, looks }: MarkupProps) {
  const all = { ...LOOKS, ...looks }
  const show = (piece: Piece): ReactNode => {
    if (typeof piece === 'string') return piece
    const [tag, pieces, href] = piece
    const [element, className] = all[tag]
    return createElement(
      element,
      { ...(className && { className }), ...(href && { href }) },
      ...pieces.map(show),
    )
  }
  return createElement(Fragment, null, ...of.map(show))
}
