import { expect, test } from 'vitest'
import type { Comment } from '#contract/comment.ts'
import { withChoice } from './comments.ts'

const commentWith = (IsLiked: boolean | null): Comment => ({
  Id: 1,
  Text: 'Lovely',
  Created: '2026-11-20T08:00:00Z',
  Likes: 5,
  Dislikes: 2,
  IsLiked,
  User: { FirstName: 'Ada', LastName: 'Lovelace', AvatarPath: null },
  LangId: 1,
})

test.for([
  ['STA-16 liking adds a like', null, true, 6, 2],
  ['STA-16 liking takes a dislike back', false, true, 6, 1],
  ['STA-17 disliking adds a dislike', null, false, 5, 3],
  ['STA-17 disliking takes a like back', true, false, 4, 3],
  ['STA-18 liking again changes nothing', true, true, 5, 2],
  ['STA-18 disliking again changes nothing', false, false, 5, 2],
] as const)('%s', ([, before, isLiked, Likes, Dislikes]) => {
  const comment = commentWith(before)
  expect(withChoice(comment, isLiked)).toEqual({ ...comment, Likes, Dislikes, IsLiked: isLiked })
})
