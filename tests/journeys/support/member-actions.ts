import type { APIRequestContext, Page } from '@playwright/test'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Member } from './member.ts'

/** The words on screen by language. */
export const WORDS = {
  en: {
    langId: 1,
    favourite: 'Favourite',
    more: 'More actions',
    rate: 'Rate',
    yourRating: 'Your rating',
    stars: (count: number) => `${count} star${count === 1 ? '' : 's'}`,
    box: 'How did it turn out?',
    submit: 'Submit',
    today: 'Today',
    like: 'Like',
    dislike: 'Dislike',
    subscribe: 'Subscribe',
    unsubscribe: 'Unsubscribe',
    subscribed: 'Subscribe author successfully',
    unsubscribed: 'Unsubscribe author successfully',
    thanks: 'Thank you for your rating',
    loginToComment: 'Login to leave a comment',
    login: 'Sign in',
    register: 'Register for free',
  },
  de: {
    langId: 0,
    favourite: 'Favorit',
    more: 'Weitere Aktionen',
    rate: 'Bewerten',
    yourRating: 'Deine Bewertung',
    stars: (count: number) => `${count} Stern${count === 1 ? '' : 'e'}`,
    box: 'Wie ist es geworden?',
    submit: 'Absenden',
    today: 'Heute',
    like: 'Gefällt mir',
    dislike: 'Gefällt mir nicht',
    subscribe: 'Abonnieren',
    unsubscribe: 'Nicht mehr abonnieren',
    subscribed: 'Abonniert',
    unsubscribed: 'Nicht mehr abonniert',
    thanks: 'Danke für deine Bewertung',
    loginToComment: 'Melde dich an, um zu kommentieren',
    login: 'Anmelden',
    register: 'Kostenlos registrieren',
  },
} as const

/** The address of the call that rates. */
export const RATING = /\/api\/recipe\/\d+\/rate$/

export const toasts = (page: Page) => page.locator('[data-slot=toast]')
/** The comments of a recipe's page. */
export const comments = (page: Page) => page.locator('#comments article')

/** Fetches a recipe as a member, with their favourite and rating. */
export async function asSeenBy(request: APIRequestContext, { headers }: Member, id: number) {
  const response = await request.get(`/api/recipe/${id}?LangId=1`, { headers })
  return (await response.json()) as Recipe
}

/**
 * Opens the rating dialog: from the menu at the top of a recipe, or the button of a recipe without a
 * film.
 *
 * @returns the control that has the focus again after the dialog has closed
 */
export async function openRating(page: Page, words: (typeof WORDS)['en' | 'de']) {
  const main = page.getByRole('main')
  const menu = main.getByRole('button', { name: words.more })
  await menu.click()
  await main.getByRole('button', { name: words.rate, exact: true }).click()
  return menu
}
