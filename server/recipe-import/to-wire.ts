import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Import, ImportItem } from '#contract/recipe-import/recipe-import.ts'
import { nameOf } from '#server/reading/import-jobs.ts'
import { questionsOf, type ImportRow, type ItemRow } from './queries.ts'
import { UNDO_MS } from './save-import.ts'

/** The wire's recipe of an import, without its picture. */
export function itemToWire(row: ItemRow, draft: Draft): ImportItem {
  const { Source, Lines, Steps } = draft
  return {
    Id: row.id,
    Name: nameOf(draft),
    CoverPath: null,
    IngredientCount: Lines.filter(({ IsHeading }) => !IsHeading).length,
    StepCount: Steps.length,
    Source: Source?.Name ?? URL.parse(Source?.Address ?? '')?.hostname ?? null,
    Licence: Source?.Licence ?? null,
    IsForeign: Source?.IsForeign === true,
    Questions: questionsOf(row),
    NewFoods: JSON.parse(row.new_foods) as string[],
    Like: row.like_id === null ? null : { Id: row.like_id, Name: row.like_name ?? '' },
    Duplicate: row.duplicate,
    IsChosen: row.is_chosen === 1,
    Picture: row.picture,
    RecipeId: row.recipe_id,
  }
}

/**
 * The wire's import.
 * @param states how far its recipes are
 * @param items none where only the state is asked for
 */
export function importToWire(
  row: ImportRow,
  states: readonly Pick<ItemRow, 'picture' | 'recipe_id'>[],
  items: ImportItem[],
): Import {
  const having = states.filter(({ picture }) => picture !== 'none')
  return {
    Id: row.id,
    State: row.state,
    Kind: row.kind,
    IsPaused: row.is_paused === 1,
    Failure: row.failure,
    Folder: row.folder,
    FolderId: row.folder_id,
    Items: items,
    Count: states.length,
    Pictures: {
      Done: having.filter(({ picture }) => picture !== 'waiting').length,
      Total: having.length,
    },
    Kept: states.filter(({ recipe_id }) => recipe_id !== null).length,
    Created: new Date(row.created_at).toISOString(),
    UndoUntil: row.kept_at === null ? null : new Date(row.kept_at + UNDO_MS).toISOString(),
  }
}
