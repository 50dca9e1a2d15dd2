import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** An address for the router: not another site, an e-mail or an anchor. */
const INTERNAL = /^\/(?!\/)/

/** Renders the design system's links through the router. */
export function RouterLink({ href = '', children, ...props }: ComponentPropsWithRef<'a'>) {
  return INTERNAL.test(href) ? (
    <RoutedLink {...props} href={href}>
      {children}
    </RoutedLink>
  ) : (
    <a {...props} href={href}>
      {children}
    </a>
  )
}

interface RoutedLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

// The router's own Link contains 2 KB of prefetching for framework mode, which is not used here.
function RoutedLink({ href, onClick, children, ...props }: RoutedLinkProps) {
  const follow = useLinkClickHandler(href, { target: props.target })
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
