/** The cookbook list and the page of a cookbook. */
export const cookbooks = {
  title: 'Cookbooks',
  /** Title of a later page in the browser's tab. */
  pageTitle: 'Cookbooks, page {page}',
  /** For search engines and shared links. */
  description:
    'All the cookbooks on Simmer: find one by name or author, sort by rating or date, and cook along with the films.',
  /** Spoken when another list is there. */
  shown: {
    one: 'Page {page} of {pages}, {count} cookbook',
    other: 'Page {page} of {pages}, {count} cookbooks',
  },
  filter: {
    label: 'Filter cookbooks',
    search: 'Search cookbooks',
    author: 'Author',
    allAuthors: 'All',
    sort: 'Sort by',
    orders: { name: 'Name', isPublished: 'Date published', rate: 'Rating' },
    direction: 'Direction',
    directions: { Ascending: 'Ascending', Descending: 'Descending' },
    clear: 'Clear filters',
  },
  failed: 'The cookbooks couldn’t be loaded',
  /** The page of one cookbook. */
  one: {
    report: 'Report this cookbook',
    reported: 'You reported it. We read it within two days.',
    title: 'Cookbook',
    /** What the page is about, where the author wrote no description. */
    by: 'A cookbook by {author}.',
    cover: 'Cover of {name}',
    /** Verbatim. */
    noDescription: 'No description yet',
    partitions: 'Parts of the cookbook',
    all: 'All',
    /** Verbatim. */
    noRecipes: 'No recipe in category',
    more: 'Show more',
    /** Spoken when more of them are there. */
    moreShown: { one: '{count} recipe shown', other: '{count} recipes shown' },
    failed: 'The cookbook couldn’t be loaded',
    recipesFailed: 'The recipes couldn’t be loaded',
    recipesFailedText: 'The connection dropped. The rest of the page is still here.',
  },
} as const
