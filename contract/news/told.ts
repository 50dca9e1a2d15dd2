/** When a member is told of what authors publish whom they follow, and of answers to their comments. */
export const NEWS_TIMES = ['now', 'friday', 'never'] as const
/** One of {@link NEWS_TIMES}. */
export type NewsTime = (typeof NEWS_TIMES)[number]

/** What of one author a member is told of: everything, only cookbooks, or nothing. */
export const NEWS_OF_AUTHOR = ['all', 'cookbooks', 'none'] as const
/** One of {@link NEWS_OF_AUTHOR}. */
export type NewsOfAuthor = (typeof NEWS_OF_AUTHOR)[number]
