import { Apple, GooglePlay } from '#design-system/icon/brand.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/link/link.tsx'
import { LINKS } from '#app/shell/brand.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Links to both app stores (SHL-28, EXP-08). */
export function StoreLinks() {
  const { t } = useWords()
  return (
    <ul className="flex flex-wrap gap-3">
      <li>
        <StoreLink
          href={LINKS.appStore}
          icon={Apple}
          line={t('shell.store.appleLine')}
          store="App Store"
        />
      </li>
      <li>
        <StoreLink
          href={LINKS.googlePlay}
          icon={GooglePlay}
          line={t('shell.store.googleLine')}
          store="Google Play"
        />
      </li>
    </ul>
  )
}

interface StoreLinkProps {
  href: string
  icon: IconDrawing
  line: string
  store: string
}

function StoreLink({ href, icon, line, store }: StoreLinkProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] border-line-control bg-surface px-3.5 py-1 hover:border-ink"
    >
      <Icon of={icon} size="l" />
      <span className="text-label leading-tight font-semibold">
        <small className="block text-bar font-regular">{line}</small>
        {store}
      </span>
    </Link>
  )
}
