/** The list of authors and the page of one. */
export const authors = {
  title: 'Authors',
  /** For search engines and shared links, and below the title. */
  description: 'The people behind the recipes: what they cook, and how they came to it.',
  becomeOne: 'Become an author',
  failed: 'The authors couldn’t be loaded',
  /** What Simmer does for authors. */
  services: {
    title: 'For recipe authors',
    selectionTitle: 'How we select our chefs',
    selection:
      'Send us three recipes of your own. Two of us cook each of them at home, following only what you wrote. If the dishes turn out the way you meant them, you are in. You need neither a famous name nor a restaurant.',
    benefitsTitle: 'What you get',
    benefits: {
      free: { title: 'Free to join', text: 'Joining costs nothing, now or later.' },
      followers: {
        title: 'Followers',
        text: 'People who like your food follow you and your recipes.',
      },
      traffic: {
        title: 'Traffic like a video site',
        text: 'People find your films, watch them and cook along.',
      },
      website: {
        title: 'A link to your website',
        text: 'It is on your profile, where everybody sees it.',
      },
    },
    apply: 'Become an author',
    write: 'Write to us',
  },
  /** The page of one author. */
  one: {
    report: 'Report this profile',
    reported: 'You reported it. We read it within two days.',
    title: 'Author',
    /** What the page is about, where the author says nothing. */
    about: '{name} cooks on Simmer.',
    website: 'Website',
    newTab: '{name} (opens in a new tab)',
    /** Verbatim. */
    cookbooks: 'Cookbooks by me',
    recipes: 'Recipes by me',
    moreRecipes: 'Show more',
    moreRecipesShown: {
      one: '{count} recipe shown',
      other: '{count} recipes shown',
    },
    recipesFailed: 'The recipes couldn’t be loaded',
    noCookbooks: 'No cookbooks yet',
    failed: 'The profile couldn’t be loaded',
    cookbooksFailed: 'The cookbooks couldn’t be loaded',
    cookbooksFailedText: 'The connection dropped. The rest of the page is still here.',
  },
} as const
