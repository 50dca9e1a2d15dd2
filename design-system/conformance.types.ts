import type { ReactNode } from 'react'

/** Props that every component accepts. */
export interface CommonProps {
  className?: string
  'data-mine'?: string
  ref?: (node: unknown) => void
}

/** How a component is rendered, and what it must look like in the document. */
export interface Conformance {
  /** Name of its slot. */
  slot: string
  /** Renders it with its required props only. */
  element: (props: CommonProps) => ReactNode
  /**
   * Selector of the inner element that gets `ref` and other props, such as the control of a field.
   */
  inner?: string
  /** Rendered in a portal, which the server does not render. */
  portal?: true
}
