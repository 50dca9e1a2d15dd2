import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own/draft.ts'
import type { ImportChoices } from '#contract/own/import.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { draftOf, questionsOf, type ImportRow, type ItemRow } from './import-rows.ts'
import { cutStep } from './readers/cut-step.ts'

type ItemChoice = NonNullable<ImportChoices['Items']>[number]

/** Cuts the long steps that were chosen. */
function cut({ Steps, Language, ...draft }: Draft, keys: ReadonlySet<string>): Draft {
  const taken = new Set(Steps.map(({ Key }) => Key))
  const cutSteps = Steps.flatMap((step) => {
    if (!keys.has(step.Key)) return [step]
    const parts = cutStep(step.Text[Language] ?? '')
    return parts.map((part, index) => {
      if (index === 0) return Object.assign({}, step, { Text: { [Language]: part } })
      let number = index + 1
      while (taken.has(`${step.Key}-${number}`)) number += 1
      const Key = `${step.Key.slice(0, 50)}-${number}`
      taken.add(Key)
      return { Key, Text: { [Language]: part } }
    })
  })
  return { ...draft, Language, Steps: cutSteps }
}

/** What a choice changes in an item. */
function changed(row: ItemRow, { IsChosen, Duplicate, Settled = [], Cut = [] }: ItemChoice) {
  const answered = new Set([...Settled, ...Cut])
  const settled = new Set(Settled)
  const before = draftOf(row)
  const Lines = before.Lines.map((line) =>
    settled.has(line.Key) ? Object.assign({}, line, { IsSettled: true as const }) : line,
  )
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

/** Stores what the member decides about an import. Recipes that were kept stay as they are. */
export async function choose(
  db: Kysely<Database>,
  row: ImportRow,
  { Items = [], IsPaused, Folder }: ImportChoices,
): Promise<void> {
  await transact(db, async (trx) => {
    const settings = {
      ...(IsPaused !== undefined && { is_paused: IsPaused ? 1 : 0 }),
      ...(Folder !== undefined && { folder: Folder.trim() || null }),
    }
    if (Object.keys(settings).length > 0) {
      await trx.updateTable('own_imports').set(settings).where('id', '=', row.id).execute()
    }
    for (const choice of Items) {
      const item = await trx
        .selectFrom('own_import_items')
        .selectAll()
        .where('id', '=', choice.Id)
        .where('import_id', '=', row.id)
        .where('recipe_id', 'is', null)
        .executeTakeFirst()
      const values = item && changed(item, choice)
      if (!values || Object.keys(values).length === 0) continue
      await trx.updateTable('own_import_items').set(values).where('id', '=', choice.Id).execute()
    }
  })
}
