/** What members do with recipes, cookbooks, authors and comments, and the way there for visitors. */
export const memberActions = {
  /** Verbatim. */
  subscribed: 'Subscribe author successfully',
  unsubscribed: 'Unsubscribe author successfully',
  unsubscribe: 'Unsubscribe',
  favourite: 'Saved to your favourites',
  /** Offers to put a new favourite there. */
  cookbookToo: 'In a cookbook too?',
  plan: 'Plan it: {name}',
  undo: 'Undo',
  yourRating: 'Your rating',
  /** The modal that rates. */
  rateTitle: 'How was {name}?',
  yourComment: 'How did it turn out?',
  submit: 'Submit',
  chooseStars: 'Please choose one to five stars.',
  thanks: 'Thank you for your rating',
  post: 'Post comment',
  posting: 'Posting your comment',
  posted: 'Your comment has been posted',
  enterPosts: 'Press Enter to post',
  /** Above the comment that the address of the page names. */
  sought: 'The comment that you came for',
  soughtGone: 'The comment that you came for is not here any more.',
  soughtFailed: 'The comment that you came for couldn’t be loaded',
  soughtFailedText: 'It may still be there. Check your connection and try again.',
  tooLong: {
    one: '{count} character too long',
    other: '{count} characters too long',
  },
  /** Names of the two buttons of a comment; the count stands in sight. */
  likeCount: 'Like: {count}',
  dislikeCount: 'Dislike: {count}',
  login: {
    title: 'Sign in to take part',
    text: 'You need an account to rate, follow, comment and keep a shopping list. It is free.',
  },
  /** At a comment of others. */
  more: {
    menu: 'More about the comment by {name}',
    noName: 'More about this comment',
    report: 'Report',
    picture: 'Report the picture',
    block: 'Block {name}',
  },
  failed: {
    favourite: 'Not saved: “{name}”',
    rating: 'Your rating was not saved',
    comment: 'Your comment was not posted',
    choice: 'Your choice was not saved',
    subscription: 'Your subscription was not saved',
    /** When the server could not be reached. */
    offline: 'There is no connection. Try again when you are back online.',
    text: 'Something went wrong on our side. Try again in a moment.',
  },
} as const

export { numbers } from './numbers.ts'
