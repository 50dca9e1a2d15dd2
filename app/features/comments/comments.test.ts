import { expect, test } from 'vitest'
import type { Comment } from '#contract/recipes/comment.ts'
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

test('STA-16 a like adds one and removes a dislike', () => {
  expect(withChoice(commentWith(null), true)).toMatchObject({ Likes: 6, Dislikes: 2 })
  expect(withChoice(commentWith(false), true)).toMatchObject({ Likes: 6, Dislikes: 1 })
})

test('STA-17 a dislike adds one and removes a like', () => {
  expect(withChoice(commentWith(null), false)).toMatchObject({ Likes: 5, Dislikes: 3 })
  expect(withChoice(commentWith(true), false)).toMatchObject({ Likes: 4, Dislikes: 3 })
})

test('STA-18 the same choice again changes nothing', () => {
  for (const isLiked of [true, false]) {
    const comment = commentWith(isLiked)
    expect(withChoice(comment, isLiked)).toEqual(comment)
  }
})
