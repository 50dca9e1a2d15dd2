/** The recipe list. */
export const recipes = {
  title: 'Recipes',
  /** Title of a later page in the browser's tab. */
  pageTitle: 'Recipes, page {page}',
  /** For search engines and shared links. */
  description:
    'All the recipes on Simmer, newest first, with ingredients for any number of people and films that wait at every step.',
  count: { one: '{count} recipe, newest first', other: '{count} recipes, newest first' },
  /** Spoken when another page is there. */
  shown: {
    one: 'Page {page} of {pages}, {count} recipe',
    other: 'Page {page} of {pages}, {count} recipes',
  },
  empty: 'No recipe has been published yet.',
  filter: {
    /** Opens the panel where it is a sheet, and names it. */
    title: 'Filter',
    dishTypes: 'Dish type',
    time: 'Active time',
    totalTime: 'Total time',
    calories: 'Calories per serving',
    diets: 'Diet',
    freeOf: 'Free of',
    kinds: { cuisine: 'Cuisine', occasion: 'Occasion', season: 'Season', difficulty: 'Difficulty' },
    /** How many recipes a choice brings or hides. */
    found: { one: '{count} recipe', other: '{count} recipes' },
    /** The same where there are more recipes than are counted. */
    foundAtLeast: { one: 'at least {count} recipe', other: 'at least {count} recipes' },
    /** Checked, recipes that may contain a chosen allergen are left out, too. */
    mayContainCounts: '“May contain” counts, too',
    include: 'With these ingredients',
    exclude: 'Without these ingredients',
    noLimit: 'no limit',
    minutes: '{count}\u00a0min',
    spokenMinutes: { one: '{count} minute', other: '{count} minutes' },
    calorieCount: '{count}\u00a0kcal',
    reset: 'Clear all',
    /** What is filtered by, one chip each. */
    active: 'Active filters',
    activeCount: { one: '{count} active filter', other: '{count} active filters' },
    upTo: 'up to {value}',
    activeUpTo: 'active up to {time}',
    totalUpTo: 'in all up to {time}',
    freeOfAllergen: 'free of {name}',
    /** The same is not demanded of what a recipe only may contain. */
    mayContain: '“may contain” is fine',
    with: 'with {name}',
    without: 'without {name}',
    /** An ingredient that an old address names and the catalogue no longer has. */
    unknownIngredient: 'unknown ingredient',
    /** The same of a tag. */
    unknownTag: 'unknown tag',
    clear: 'Clear all filters',
    matches: {
      one: '{count} recipe matches your filters',
      other: '{count} recipes match your filters',
    },
    atLeast: {
      one: 'At least {count} recipe matches your filters',
      other: 'At least {count} recipes match your filters',
    },
    more: 'Show more',
    /** Spoken when more of them are there. */
    moreShown: { one: '{count} recipe shown', other: '{count} recipes shown' },
    noMatch: 'No recipe matches all of your filters.',
    /** Above the filters that hide recipes, each with how many. */
    hidden: 'Your filters hide some',
    /** A filter without which there are recipes; what it is called stands in the quotation marks. */
    loosen: 'Leave out “{filter}”',
    /** Above the same beside the only recipe that matches. */
    moreWithout: 'More without one filter',
    /** Above tags that bring recipes in place of the chosen ones. */
    close: 'Close to it',
  },
  /** Above well rated recipes, where no other matches. */
  popular: 'Popular recipes',
  /** Recipes by what is in the kitchen. */
  have: {
    title: 'What do you have?',
    /** The way there, and what it does. */
    link: 'By what I have',
    linkText: 'See what you can cook with it',
    /** While nothing has been named. */
    lead: 'Name two or three foods. The recipes that need the least come first.',
    add: 'Add a food',
    chosen: 'What you have',
    offered: 'Have one of these, too?',
    /** Above foods to begin with. */
    often: 'Often in the kitchen',
    /** The button of the form for those without scripts. */
    show: 'Show recipes',
    staples: 'Salt, pepper, oil and water count as there.',
    everything: 'You have everything',
    missing: { one: 'One thing missing', other: '{count} things missing' },
    /** Before the names of what is missing. */
    lacks: { one: 'Missing:', other: 'Missing:' },
    /** The button that puts what is missing on the shopping list. */
    toList: 'Put on the shopping list: {names}',
    more: { one: 'Show {count} with more missing', other: 'Show {count} with more missing' },
    none: 'No recipe uses these foods yet. Add another one.',
    /** Below the field; the typed name stands in the quotation marks. */
    unknown: 'There is no food called “{name}”.',
  },
  failed: 'The recipes couldn’t be loaded',
} as const
