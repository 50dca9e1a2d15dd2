/** What a child process says to its parent. */
export type ChildReport =
  /** It takes requests. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly answer: unknown }
  /** It could not do what was requested, and takes the next request. */
  | { readonly kind: 'failed'; readonly reason: string }
