import { tokensOf } from './tokens.ts'

const TIMES = tokensOf('transition-duration').map(({ name, value }) => ({ name, value }))

/** All durations. Hover or focus a row to see one. */
export function Times() {
  return (
    <ul className="sb-unstyled m-0 grid list-none gap-3 bg-ground p-4 text-label text-ink">
      {TIMES.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            className="group flex min-h-target w-full items-center gap-4 rounded-control px-2 text-start hover:bg-tint"
          >
            <span className="w-40">
              {name}, {value}
            </span>
            <span
              style={{ transitionDuration: `var(--transition-duration-${name})` }}
              className="size-4 rounded-full bg-action transition-[translate] ease-calm group-hover:translate-x-24 group-focus-visible:translate-x-24 rtl:group-hover:-translate-x-24 rtl:group-focus-visible:-translate-x-24"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
