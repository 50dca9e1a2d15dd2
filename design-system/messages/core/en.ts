import { counting } from '#design-system/messages/counted.ts'

const counted = counting('en')

/** Texts of the design system without sliders, sharing and the player, in English. */
export const core = {
  /** Closes a dialog, a toast, a banner. */
  close: 'Close',
  /** Shown and announced while something is pending. */
  loading: 'Loading',
  /** Part of a list was hidden. */
  showMore: (count: number) => `Show ${counted(count, 'more', 'more')}`,
  showLess: 'Show less',
  /** Result of an action that may be tried again. */
  tryAgain: 'Try again',

  carousel: {
    previous: 'Previous',
    next: 'Next',
  },
  pagination: {
    label: 'Pages',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  rating: {
    /** Name of one star of the input. */
    stars: (count: number) => counted(count, 'star', 'stars'),
    /** Name of the read-only display; `average` is already formatted. */
    average: (average: string, best: number, count: number) =>
      `${average} out of ${best}, ${counted(count, 'rating', 'ratings')}`,
    /** The same without a count. */
    averageOnly: (average: string, best: number) => `${average} out of ${best}`,
    none: 'Not rated yet',
    /** Names for 1 to 5 stars. */
    words: ['Very bad', 'Bad', 'OK', 'Good', 'Very good'],
  },
  /** Around every field of a form. */
  field: {
    /** Beside the label of a field that must be filled in. */
    required: '(required)',
  },
  autocomplete: {
    /** Name of the list below a field, and its length. */
    suggestions: 'Suggestions',
    found: (count: number) => counted(count, 'suggestion', 'suggestions'),
    none: 'No suggestions',
  },
  password: {
    /** Constant name of the eye; its state is `aria-pressed`. */
    show: 'Show password',
  },
  servings: {
    label: 'Servings',
    fewer: (what?: string) => (what === undefined ? 'Remove one serving' : `Fewer ${what}`),
    more: (what?: string) => (what === undefined ? 'Add one serving' : `More ${what}`),
    /** Announced after a change. */
    count: (count: number) => counted(count, 'serving', 'servings'),
    /** The word beside the number, without the number. */
    unit: (count: number): string => (count === 1 ? 'serving' : 'servings'),
    saving: 'Saving',
    failed: 'Not saved',
  },
  favourite: {
    /** Constant name of the toggle; its state is `aria-pressed`. */
    label: (name: string) => `Favourite: ${name}`,
    /** Name of the link a visitor gets instead. */
    signIn: (name: string) => `Sign in to favourite ${name}`,
  },
  card: {
    panes: 'Show on the picture',
    film: 'Video',
    ingredients: 'Ingredients',
    tools: 'Tools',
    steps: (count: number) => counted(count, 'step', 'steps'),
    cookAlong: 'Cook along',
    preparation: 'Preparation',
    by: 'By',
    morePanes: 'More views of the picture',
    noDescription: 'No description available',
    playPreview: (name: string) => `Play the preview of ${name}`,
  },
  hotspots: {
    show: 'Show labels',
    /** Verbatim. */
    empty: 'Not found any ingredients',
  },
  image: {
    missing: 'Picture not available',
  },
  toast: {
    /** Name of the region; `hotkey` is the key that jumps to it. */
    region: (hotkey: string) => `Notifications (${hotkey})`,
    item: 'Notification',
    /** Name of the list in the region. */
    count: (count: number) =>
      count === 0 ? 'no notifications' : counted(count, 'notification', 'notifications'),
  },
}
