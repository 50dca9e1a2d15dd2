import { useRef } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { User } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/words/words-provider.tsx'

const MENU_ID = 'account-menu'
const ITEM = 'flex min-h-target items-center rounded-control px-3 text-label hover:bg-tint'

/**
 * On phones: one button that opens the links to sign in and to register (SHL-10, SHL-11). A native
 * popover: Escape and a tap elsewhere close it, and it works before the page wakes up.
 */
export function AccountMenu({ className }: { className?: string }) {
  const { t } = useWords()
  const menu = useRef<HTMLUListElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('shell.account')}
        className="grid size-target place-items-center rounded-control hover:bg-tint"
      >
        <Icon of={User} size="l" />
      </button>
      <ul
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-auto end-2 top-14 min-w-52 rounded-control border border-line bg-surface p-1.5 text-ink shadow-overlay"
      >
        <li>
          <Link href="/auth" className={ITEM} onClick={close}>
            {t('shell.login')}
          </Link>
        </li>
        <li>
          <Link href="/auth/new" className={ITEM} onClick={close}>
            {t('shell.registerForFree')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
