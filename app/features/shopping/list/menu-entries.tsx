import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronRight } from '#design-system/icon/lucide.ts'
import type { ListEntry } from './list-entries.ts'

/** The lines of a menu that is a sheet. */
export function MenuEntries({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <ul>
      {entries.map(({ icon, text, detail, leadsOn = false, isDanger = false, onPress }) => (
        <li key={text} className="not-last:border-b not-last:border-line">
          <button
            type="button"
            onClick={onPress}
            data-danger={isDanger || undefined}
            className="grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-chip py-1.5 text-start leading-tight hover:bg-tint data-danger:text-danger"
          >
            <Icon of={icon} />
            <span className="wrap-anywhere">
              {text}
              {detail !== undefined && (
                <small className="block text-caption text-ink-soft">{detail}</small>
              )}
            </span>
            {leadsOn && <Icon of={ChevronRight} className="text-ink-soft rtl:-scale-x-100" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
