import type { ComponentProps } from 'react'
import { useDesignSystem, type LinkComponent } from '#design-system/provider/context.ts'

/** Props of {@link Link}: those of an `<a>`. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string
  /** Renders this link with something else than the provider's `linkComponent`. */
  linkAs?: LinkComponent
}

/**
 * A link without looks of its own, rendered by the provider's `linkComponent`. Use it, or a
 * component built on it, for every link: then routers, prefetching and plain pages all work.
 */
export function Link({ linkAs, ...props }: LinkProps) {
  const { linkComponent } = useDesignSystem()
  const Component = linkAs ?? linkComponent
  return <Component data-slot="link" {...props} />
}
