import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** An address that the router answers: not another site, a mail or a place on this page. */
const INTERNAL = /^\/(?!\/)/

/** Renders the design system's links through the router. */
export function RouterLink({ href = '', children, ...props }: ComponentPropsWithRef<'a'>) {
  return INTERNAL.test(href) ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
