import type { SVGProps } from 'react'

/** The logo of Simmer. */
export function Logo(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" {...props}>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path strokeWidth="3" d="M28.7 11.4A13.5 13.5 0 1 1 20.6 3.3" />
        <path strokeWidth="1.1" d="M24.9 12.8A9.5 9.5 0 1 1 19.2 7.1" />
      </g>
      <g fill="currentColor">
        <circle cx="13.8" cy="18.4" r="3.3" />
        <circle cx="19.2" cy="13.1" r="2.2" />
        <circle cx="24.3" cy="7.9" r="1.6" />
      </g>
    </svg>
  )
}
