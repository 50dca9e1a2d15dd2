import { Apple, GooglePlay } from '#design-system/icon/brand.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { StoreLink } from '#design-system/link/store-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { type Platform, STORE_LINKS } from './brand.ts'

const STORES = {
  ios: { icon: Apple, line: 'shell.store.appleLine', store: 'App Store' },
  android: { icon: GooglePlay, line: 'shell.store.googleLine', store: 'Google Play' },
} as const satisfies Record<Platform, { icon: IconDrawing; line: string; store: string }>

/** Links to the app's stores. */
export function StoreLinks() {
  const { t } = useWords()
  return (
    <ul className="flex flex-wrap gap-3">
      {(Object.keys(STORES) as Platform[]).map((platform) => {
        const { icon, line, store } = STORES[platform]
        return (
          <li key={platform}>
            <StoreLink href={STORE_LINKS[platform]} icon={icon} line={t(line)} store={store} />
          </li>
        )
      })}
    </ul>
  )
}
