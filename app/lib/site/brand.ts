import { COPYRIGHT_YEARS } from '#contract/limits.ts'

/** The name of the product, the same in every language. */
export const BRAND = 'Simmer'

/** A platform that the native app exists for. */
export type Platform = 'ios' | 'android'

/** The native app in the store of each platform. */
export const STORE_LINKS: Record<Platform, string> = {
  ios: 'https://apps.apple.com/app/simmer/id0000000000',
  android: 'https://play.google.com/store/apps/details?id=example.simmer',
}

/** Addresses outside the app. */
export const LINKS = {
  facebook: 'https://www.facebook.com/simmer.example',
  instagram: 'https://www.instagram.com/simmer.example',
  pinterest: 'https://www.pinterest.com/simmer_example',
  partnerships: 'mailto:partners@simmer.example',
} as const

/** The copyright line of the footer. */
export const COPYRIGHT = `© ${COPYRIGHT_YEARS.first}–${COPYRIGHT_YEARS.last} ${BRAND}`
