/** The first page. */
export const explore = {
  title: 'Explore',
  /** Of the document. */
  pageTitle: 'Recipes with films to cook along with',
  /** For search engines and shared links. */
  description:
    'Recipes and cookbooks in German and English, with films you cook along with: they stop at every step and wait for you.',
  /** What Simmer is, above the first picture. */
  claim: 'Recipes with films that stop at every step and wait for you.',
  month: {
    kicker: 'Cookbook of the month',
    by: 'by',
    open: 'Open the cookbook',
    recipes: 'From this cookbook',
  },
  cookbooks: { title: 'New cookbooks', all: 'All cookbooks' },
  recipes: { title: 'Cook something tonight', all: 'All recipes' },
  app: {
    title: 'Put your phone beside the pan',
    text: 'Simmer plays one step, stops, and waits until your hands are free again.',
  },
  failed: {
    cookbooks: 'The cookbooks couldn’t be loaded',
    recipes: 'The recipes couldn’t be loaded',
    text: 'The connection dropped. The rest of the page is still here.',
  },
} as const
