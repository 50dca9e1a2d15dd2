import type { Generated } from 'kysely'
import type { SubmissionState } from '#contract/publishing/submission.ts'

/** Drafts as authors have sent them in. */
export interface SubmissionTable {
  /** Increases with each one. */
  id: Generated<number>
  /** The own recipe. */
  recipe_id: number
  user_id: number
  /** `own_recipes.version` of the draft. */
  version: number
  /** What the author calls it: one more than of the versions that were published before. */
  number: number
  /** `Draft` of the contract as JSON. */
  draft: string
  /** To the editors; empty for none. */
  word: string
  state: SubmissionState
  /** 1 for one of a trusted author, which nobody had to approve. */
  is_by_trust: number
  /** Milliseconds since 1970, UTC; so are the others. */
  sent_at: number
  /** Id of the account that is reading it, which may have been deleted. */
  reader_id: number | null
  /** When the reader last said so. */
  reading_since: number | null
  /** To the author, besides the remarks; empty for none. */
  answer: string
  /** Id of an account, which may have been deleted; null for trust. */
  decided_by: number | null
  decided_at: number | null
  /** When the desk has looked at one of a trusted author. */
  looked_at: number | null
}

/** Remarks of editors on what they have returned. */
export interface SubmissionRemarkTable {
  id: Generated<number>
  submission_id: number
  /** Path of a field in the draft. */
  field: string
  text: string
  /** When the author has marked it as done. */
  done_at: number | null
}

/** Who has withdrawn a recipe: only its author may publish it again. */
export type WithdrawnBy = 'author' | 'desk'

/** Published recipes of members. */
export interface PublicationTable {
  /** The recipe that everybody reads. */
  public_id: number
  /** The own recipe that it was published from; null when it has been deleted. */
  recipe_id: number | null
  /** Null when the account has been deleted. */
  user_id: number | null
  /** The submission that is published; null when it has been deleted. */
  submission_id: number | null
  /** 0 when it is withdrawn. */
  is_live: number
  /** When it was first published; so are the rows of lists. */
  published_at: number
  /** When this version was published. */
  live_since: number
  /** Null while it is live. */
  withdrawn_by: WithdrawnBy | null
}

/** Published recipes that the desk hides, of members and of folders. */
export interface HiddenRecipeTable {
  recipe_id: number
  /** The rows that lists and search are read from, by table as JSON: they come back when it is shown again. */
  listed: string
  /** Milliseconds since 1970, UTC. */
  hidden_at: number
}

/**
 * Pictures of published recipes and cookbooks, and portraits: copies, so that the addresses of the author's stay
 * secret.
 */
export interface PublishedPictureTable {
  media_id: number
  /** The published recipe; null for other pictures. */
  recipe_id: number | null
  /** The published cookbook; null for other pictures. */
  cookbook_id: number | null
  /** The author whose portrait it is; null for other pictures. */
  author_id: number | null
  /** The author's picture, which may have been deleted. */
  copy_of: number
  /** Length of the picture. */
  bytes: number
  /** Its file, as of `own_pictures`, which may be the file of the original; null where the row has the bytes. */
  file: string | null
  image: Uint8Array | null
}
