import { Apple, GooglePlay } from '#design-system/icon/brand.tsx'
import { StoreLink } from '#design-system/link/store-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LINKS } from './brand.ts'

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
