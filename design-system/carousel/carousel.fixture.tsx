import type { ReactNode } from 'react'

/** Eight numbered slides. */
export const SLIDES: ReactNode = Array.from({ length: 8 }, (_, index) => (
  <a
    key={index}
    href="/cookbooks"
    className="grid aspect-cover place-items-center rounded-picture bg-tint text-title"
  >
    {index + 1}
  </a>
))
