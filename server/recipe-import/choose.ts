import type { Kysely } from 'kysely'
import type { Draft, DraftLine } from '#contract/own-recipes/draft.ts'
import type { ImportChoices } from '#contract/recipe-import/recipe-import.ts'
import { DRAFT_STEPS_MAX } from '#contract/own-recipes/limits.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { draftOf, findItem, questionsOf, type ImportRow, type ItemRow } from './queries.ts'
import { cutStep } from '#server/recipe-formats/draft/cut-step.ts'
import { keyMaker } from '#server/recipe-formats/draft/draft-keys.ts'
import { changeImport, changeItem } from './write.ts'

type ItemChoice = NonNullable<ImportChoices['Items']>[number]

/** Cuts the long steps that were chosen; one that makes more steps than a recipe may have stays whole. */
export function cut({ Steps, Language, ...draft }: Draft, keys: ReadonlySet<string>): Draft {
  const keyOf = keyMaker(Steps.map(({ Key }) => Key))
  let count = Steps.length
  const cutSteps = Steps.flatMap((step) => {
    if (!keys.has(step.Key)) return [step]
    const parts = cutStep(step.Text[Language] ?? '')
    if (count + parts.length - 1 > DRAFT_STEPS_MAX) return [step]
    count += parts.length - 1
    return parts.map((part, index) => {
      const Text = { [Language]: part }
      return index === 0 ? Object.assign({}, step, { Text }) : { Key: keyOf(step.Key), Text }
    })
  })
  return { ...draft, Language, Steps: cutSteps }
}

/** The lines of a draft after the member's answers: those that are right, and those written otherwise. */
function answeredLines(
  { Lines, Language }: Draft,
  settled: ReadonlySet<string>,
  written: ReadonlyMap<string, string>,
): DraftLine[] {
  return Lines.map((line) => {
    const text = written.get(line.Key)
    if (text !== undefined) {
      const { Correction: _, ...rest } = line
      return { ...rest, Text: { ...line.Text, [Language]: text }, IsSettled: true }
    }
    return settled.has(line.Key) ? { ...line, IsSettled: true } : line
  })
}

/** What a choice changes in an item. */
function changed(
  row: ItemRow,
  { IsChosen, Duplicate, Settled = [], Written = [], Cut = [] }: ItemChoice,
) {
  const written = new Map(Written.map(({ Key, Text }) => [Key, Text] as const))
  const answered = new Set([...Settled, ...written.keys(), ...Cut])
  const before = draftOf(row)
  const Lines = answeredLines(before, new Set(Settled), written)
  const draft = cut({ ...before, Lines }, new Set(Cut))
  const questions = questionsOf(row).filter(
    (question) => !('Key' in question) || !answered.has(question.Key),
  )
  return {
    ...(IsChosen !== undefined && { is_chosen: IsChosen ? 1 : 0 }),
    ...(Duplicate !== undefined && {
      duplicate: Duplicate,
      is_chosen: Duplicate === 'leave' ? 0 : 1,
    }),
    ...(answered.size > 0 && {
      draft: JSON.stringify(draft),
      questions: JSON.stringify(questions),
    }),
  }
}

/** Stores what the member decides about an import. Recipes that were saved stay as they are. */
export async function choose(
  db: Kysely<Database>,
  row: ImportRow,
  { Items = [], IsPaused, Folder }: ImportChoices,
): Promise<void> {
  await transact(db, async (trx) => {
    // A draft is written as a whole, also when its pictures have been converted.
    await lockMember(trx, row.user_id)
    const settings = {
      ...(IsPaused !== undefined && { is_paused: IsPaused ? 1 : 0 }),
      ...(Folder !== undefined && { folder: typedLine(Folder) || null }),
    }
    if (Object.keys(settings).length > 0) {
      await changeImport(trx, row.id, settings)
    }
    for (const choice of Items) {
      const item = await findItem(trx, row.id, choice.Id)
      if (!item || item.recipe_id !== null) continue
      const values = changed(item, choice)
      if (Object.keys(values).length > 0) await changeItem(trx, item, values)
    }
  })
}
