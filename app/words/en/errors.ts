/** What went wrong, what is safe and what to do, wherever no better text exists (D-60). */
export const errors = {
  title: 'That did not work',
  text: 'The connection dropped. Nothing you typed is lost.',
  listTitle: 'The list did not arrive',
  listText: 'The connection dropped. Your filters are still here.',
  pageTitle: 'This page did not arrive',
  pageText: 'Something on our side broke. Try again in a moment.',
  /** `id` is what support needs to find the failure in the log. */
  pageId: 'Request {id}',
  notSaved: 'Not saved',
  offline: 'No connection',
} as const
