import { Type, type Static } from 'typebox'
import { Id, IsoDate, Nullable } from '../common.ts'
import { DRAFT_STEPS_MAX } from '../own-recipes/limits.ts'
import { PREVIEW_CODE_DIGITS } from './limits.ts'

/** A secret of 256 bits. */
const Secret = Type.String({ pattern: '^[\\w-]{43}$' })

/** Path parameters of the calls of its maker about a preview. */
export const PreviewParams = Type.Object({ id: Secret })

/** The film of an own recipe, to be tried in the kitchen of another device. */
export const FilmPreview = Type.Object({
  Id: Secret,
  /** Digits to type. */
  Code: Type.String(),
  /** What a QR code holds in place of them. */
  Secret,
  /** Until when either of the two opens it, once. */
  Expires: IsoDate,
})
/** @see {@link FilmPreview} (schema) */
export type FilmPreview = Static<typeof FilmPreview>

/** Where the other device is. */
export const FilmPreviewState = Type.Object({
  /** When it was opened there; null before. */
  Opened: Nullable(IsoDate),
  /** Step at which it is, 0 while things are laid out; null before it has said so. */
  Step: Nullable(Type.Integer({ minimum: 0 })),
  /** Milliseconds for which it has been there. */
  ForMs: Type.Integer({ minimum: 0 }),
})
/** @see {@link FilmPreviewState} (schema) */
export type FilmPreviewState = Static<typeof FilmPreviewState>

/** Body of X272: one of the two. */
export const OpenPreview = Type.Object({
  /** As somebody has typed it: spaces do not count. */
  Code: Type.Optional(Type.String({ maxLength: PREVIEW_CODE_DIGITS * 4 })),
  Secret: Type.Optional(Secret),
})
/** @see {@link OpenPreview} (schema) */
export type OpenPreview = Static<typeof OpenPreview>

/** A preview that was opened. */
export const OpenedPreview = Type.Object({
  RecipeId: Id,
  /** Reads the recipe and its film in place of the token of a link, until the preview ends. */
  Token: Secret,
})
/** @see {@link OpenedPreview} (schema) */
export type OpenedPreview = Static<typeof OpenedPreview>

/** Path parameters of X273. */
export const OpenedPreviewParams = Type.Object({ token: Secret })

/** Body of X273: the step at which the kitchen is, 0 while things are laid out. */
export const PreviewPlace = Type.Object({
  Step: Type.Integer({ minimum: 0, maximum: DRAFT_STEPS_MAX }),
})
