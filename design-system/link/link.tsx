import type { ComponentProps } from 'react'
import { useDesignSystem, type LinkComponent } from '#design-system/provider/context.ts'

/** Props of {@link Link}: those of an `<a>`. */
export interface LinkProps extends ComponentProps<'a'> {
  /** URL of the target. */
  href: string
  /** Replaces the provider's `linkComponent` for this link. */
  linkAs?: LinkComponent
}

/**
 * An unstyled link, rendered by the provider's `linkComponent`. Use it, or a component built on it,
 * for every link, so that routers and prefetching work.
 */
export function Link({ linkAs, ...props }: LinkProps) {
  const { linkComponent } = useDesignSystem()
  const Component = linkAs ?? linkComponent
  return <Component data-slot="link" {...props} />
}
