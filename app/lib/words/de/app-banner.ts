import type { Words } from '#app/lib/words/en.ts'

/** What leads from a phone to the app's store. */
export const appBanner: Words['appBanner'] = {
  dialog: {
    title: 'Mit der {brand}-App kochen?',
    text: 'Sie zeigt einen Schritt, hält an und wartet, bis du die Hände wieder frei hast.',
    accept: 'Zur App',
    decline: 'Hier bleiben',
  },
  banner: {
    label: 'Die App',
    title: 'Koch mit freien Händen',
    ios: 'Zum App Store',
    android: 'Zu Google Play',
  },
}
