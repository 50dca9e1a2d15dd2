import css from '#design-system/tokens/tokens.css?raw'

const TIMES = [...css.matchAll(/--transition-duration-([a-z]+): ([1-9]\d*)ms/g)].map(
  ([, name = '', milliseconds = '']) => ({ name, milliseconds: Number(milliseconds) }),
)

/** All durations. Hover or focus a row to see one. */
export function Times() {
  return (
    <ul className="sb-unstyled m-0 grid list-none gap-3 bg-ground p-4 text-label text-ink">
      {TIMES.map(({ name, milliseconds }) => (
        <li key={name}>
          <button
            type="button"
            className="group flex min-h-target w-full items-center gap-4 rounded-control px-2 text-start hover:bg-tint"
          >
            <span className="w-40">
              {name}, {milliseconds} ms
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
