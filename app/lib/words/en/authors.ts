/** The list of authors and the page of one. */
export const authors = {
  title: 'Authors',
  /** For search engines and shared links, and below the title. */
  description: 'The people behind the recipes: what they cook, and how they came to it.',
  becomeOne: 'Become an author',
  failed: 'The authors did not arrive',
  /** What Simmer does for authors (ATH-04 to ATH-06, D-02). */
  services: {
    title: 'For recipe authors',
    selectionTitle: 'How we select our chefs',
    selection:
      'Send us three recipes of your own. Two of us cook each of them at home, from your words alone. When the plates turn out as you meant them, you are in. A name or a restaurant is not needed.',
    benefitsTitle: 'What you get',
    benefits: {
      free: { title: 'Free to join', text: 'Joining costs nothing, today and later.' },
      followers: {
        title: 'Followers',
        text: 'People who like your food follow you and your recipes.',
      },
      traffic: {
        title: 'Traffic like a video site',
        text: 'Your films are found, watched and cooked along with.',
      },
      website: {
        title: 'A link to your website',
        text: 'It stands on your profile, where everybody sees it.',
      },
    },
    write: 'Write to us',
  },
  /** The page of one author. */
  one: {
    title: 'Author',
    /** What the page is about, where the author says nothing. */
    about: '{name} cooks on Simmer.',
    website: 'Website',
    newTab: '{name} (opens in a new tab)',
    /** Verbatim (ATH-11). */
    cookbooks: 'Cookbooks by me',
    recipes: 'Recipes by me',
    moreRecipes: 'Show more',
    moreRecipesShown: {
      one: '{count} recipe shown',
      other: '{count} recipes shown',
    },
    recipesFailed: 'The recipes did not arrive',
    noCookbooks: 'No cookbook yet',
    failed: 'The author did not arrive',
    cookbooksFailed: 'The cookbooks did not arrive',
    cookbooksFailedText: 'The connection dropped. The rest of the page is still here.',
  },
} as const
