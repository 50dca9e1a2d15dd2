import type { Comment } from '#contract/comment.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import type { CommentRow } from './queries.ts'

/** The wire's Comment; the names of a deleted account are empty (D-56). */
export function commentToWire(row: CommentRow): Comment {
  return {
    Id: row.id,
    Text: row.text,
    Created: new Date(row.created_at).toISOString(),
    Likes: row.likes,
    Dislikes: row.dislikes,
    IsLiked: row.liked === null ? null : row.liked === 1,
    User: {
      FirstName: row.first_name ?? '',
      LastName: row.last_name ?? '',
      AvatarPath: avatarPath(row.user_id, row.avatar_hash),
    },
    LangId: row.lang_id,
  }
}
