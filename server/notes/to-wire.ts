import type { StepNote } from '#contract/step-notes/step-note.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import type { NoteRow } from './queries.ts'

/** The wire's StepNote for a viewer; the names of a deleted account are empty. */
export function noteToWire(row: NoteRow, viewer: number | null): StepNote {
  const isOwn = viewer !== null && row.user_id === viewer
  return {
    Id: row.id,
    StepId: row.step_id,
    Kind: row.kind,
    Text: row.text,
    Created: new Date(row.created_at).toISOString(),
    IsEdited: row.edited_at !== null,
    Helpful: row.helpful,
    IsHelpful: viewer === null || isOwn ? null : row.vote_id !== null,
    IsOwn: isOwn,
    IsPrivate: row.is_private === 1,
    User: {
      FirstName: row.first_name ?? '',
      LastName: row.last_name ?? '',
      AvatarPath: avatarPath(row.user_id, row.avatar_hash),
    },
    LangId: row.lang_id,
    ...(row.hidden_at !== null && { IsHidden: true as const }),
  }
}
