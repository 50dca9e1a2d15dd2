import { Apple, GooglePlay } from '#design-system/icon/brand.tsx'
import { StoreLink } from '#design-system/link/store-link.tsx'
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
