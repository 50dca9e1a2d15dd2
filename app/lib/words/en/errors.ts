/** What went wrong, what is safe and what to do, wherever no better text exists. */
export const errors = {
  title: 'That did not work',
  text: 'The connection dropped. Nothing you typed is lost.',
  listText: 'The connection dropped. Your filters are still here.',
  pageTitle: 'This page couldn’t be loaded',
  pageText: 'Something went wrong on our side. Try again in a moment.',
  offline: 'No connection',
} as const
