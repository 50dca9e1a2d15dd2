import type { Kysely } from 'kysely'
import type { CompiledRecipe } from '#cooking/writing/compile.ts'
import { pictureIds, type Draft } from '#contract/own-recipes/draft.ts'
import { DRAFT_BYTES_MAX, OWN_PICTURES_MAX } from '#contract/own-recipes/limits.ts'
import { visibleDraft } from '#contract/own-recipes/visible-draft.ts'
import type { SaveOwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOwnFilm } from '#server/films/replace-film.ts'
import { ApiError } from '#server/http/errors.ts'
import { READERS } from '#server/reading/readers.ts'
import { foldWords } from '#server/search/fold.ts'
import { requireOwn } from './access.ts'
import type { Compile } from './compile.ts'
import type { Saver } from './saver.ts'
import { withOwnCopies, withPicturesOf } from './own-copies.ts'
import { forgetPictures, keepPictures, moveAway, picturesOf } from './pictures/pictures.ts'
import { hasReaders } from './shared.ts'
import { keepVersions } from './versions.ts'
import { ownTarget } from './own-target.ts'
import { writeCookable } from './write-rows.ts'

function textOf(draft: Draft): string {
  const text = JSON.stringify(draft)
  if (Buffer.byteLength(text) > DRAFT_BYTES_MAX) throw new ApiError('TextTooLong')
  return text
}

/** Words that a draft is found by: its names, its lines and its tags. */
function foldedOf({ Name, Lines, Tags }: Draft): string {
  const texts = [
    ...Object.values(Name),
    ...Tags,
    ...Lines.flatMap(({ Text }) => Object.values(Text)),
  ]
  return ` ${[...new Set(foldWords(texts.join(' ')))].join(' ')} `
}

/** A draft, and what is cooked from it. */
export interface Compiled {
  readonly draft: Draft
  /** Undefined while the draft lacks something. */
  readonly compiled: CompiledRecipe | undefined
}

/**
 * Compiles a draft. This comes before the transaction, which keeps others waiting.
 * @throws {ApiError} `TextTooLong`, and those of {@link Compile}
 */
export async function compiledOf(draft: Draft, compile: Compile): Promise<Compiled> {
  const visible = visibleDraft(draft)
  textOf(visible)
  return { draft: visible, compiled: await compile(visible) }
}

/**
 * Writes a draft's row and what is cooked from it, within a transaction that has locked the member. Pictures
 * that it names no more, or that others may see no more, get new addresses.
 */
export async function writeDraft(
  trx: Kysely<Database>,
  row: { id: number; version: number },
  { draft, compiled }: Compiled,
  saver: Saver,
): Promise<void> {
  const { id, version } = row
  const { userId, now } = saver
  const wanted = pictureIds(draft)
  if (wanted.length > OWN_PICTURES_MAX) throw new ApiError('FieldInvalid', { field: 'PictureId' })
  const known = await picturesOf(trx, id)
  const pictures = await keepPictures(trx, { id, userId, now }, wanted)
  if (compiled) await writeCookable(trx, { draft, compiled }, ownTarget(trx, id, pictures, saver))
  else await forgetPictures(trx, id)
  const isReadNoMore = !compiled && (await hasReaders(trx, id))
  if (isReadNoMore) await moveOwnFilm(trx, id)
  await moveAway(trx, isReadNoMore ? known : known.filter((picture) => !pictures.has(picture)))
  const isCover = draft.PictureId !== undefined && pictures.has(draft.PictureId)
  await trx
    .updateTable('own_recipes')
    .set({
      version,
      draft: textOf(draft),
      is_cookable: compiled ? 1 : 0,
      name_en: draft.Name.en?.trim() ?? '',
      name_de: draft.Name.de?.trim() ?? '',
      folded: foldedOf(draft),
      cover_media_id: isCover ? draft.PictureId : null,
      step_count: compiled?.steps.length ?? draft.Steps.length,
      ingredient_count:
        compiled?.lines.length ?? draft.Lines.filter(({ IsHeading }) => !IsHeading).length,
      total_minutes: draft.TotalMinutes ?? null,
      changed_at: now,
      readers: READERS,
      timers_changed: 0,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Saves a draft, and keeps earlier ones. The same draft again changes nothing, so that a save can be sent
 * again.
 * @throws {ApiError} `RequestInvalid`, `ChangedMeanwhile`, and those of `addRecipe`
 */
export async function saveRecipe(
  db: Kysely<Database>,
  id: number,
  { Version, Draft: sent, LeftOut }: SaveOwnRecipe,
  saver: Saver,
  compile: Compile,
): Promise<void> {
  const read = await compiledOf(sent, compile)
  await transact(db, async (trx) => {
    await lockMember(trx, saver.userId)
    const row = await requireOwn(trx, id, saver.userId)
    const { store } = saver
    const isLatest = row.version === Version
    const namer = { ...saver, id }
    const draft = await withOwnCopies(trx, read.draft, namer, isLatest ? store : undefined)
    const text = textOf(draft)
    const leftOut = LeftOut && { ...LeftOut, text: textOf(LeftOut.Draft) }
    const isSame = row.draft === text
    if (!isLatest && !isSame) throw new ApiError('ChangedMeanwhile')
    await keepVersions(trx, row, { text, draft }, leftOut, saver.now)
    if (isSame) return
    const compiled = withPicturesOf(draft, read.compiled)
    await writeDraft(trx, { id, version: row.version + 1 }, { draft, compiled }, saver)
  })
}
