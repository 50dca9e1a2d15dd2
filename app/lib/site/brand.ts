import { COPYRIGHT_YEARS } from '#contract/limits.ts'

/** The name of the product, the same in every language. */
export const BRAND = 'Simmer'

/** Addresses outside the app (D-02). */
export const LINKS = {
  appStore: 'https://apps.apple.com/app/simmer/id0000000000',
  googlePlay: 'https://play.google.com/store/apps/details?id=example.simmer',
  facebook: 'https://www.facebook.com/simmer.example',
  instagram: 'https://www.instagram.com/simmer.example',
  pinterest: 'https://www.pinterest.com/simmer_example',
  partnerships: 'mailto:partners@simmer.example',
} as const

/** The copyright line of the footer (SHL-31, D-01). */
export const COPYRIGHT = `© ${COPYRIGHT_YEARS.first}–${COPYRIGHT_YEARS.last} ${BRAND}`
