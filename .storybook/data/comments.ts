import type { Comment } from '#contract/recipes/comment.ts'

/** A comment as the API returns it. Stories override what they need. */
export function commentWith(parts: Partial<Comment> = {}): Comment {
  return {
    Id: 1,
    Text: 'I left the feta out and added chickpeas. The whole table was silent.',
    Created: '2026-03-01T12:00:00Z',
    Likes: 12,
    Dislikes: 1,
    IsLiked: null,
    User: { FirstName: 'Mina', LastName: 'Okafor', AvatarPath: '/story/portrait.webp' },
    LangId: 1,
    ...parts,
  }
}

/** Comments of one author. */
export function comments(count: number): Comment[] {
  return Array.from({ length: count }, (_, index) =>
    commentWith({
      Id: count - index,
      ...(index > 0 && { Text: `Good, also with ${index} more eggs.` }),
    }),
  )
}
