import type { Catalogue } from '#content/catalogue-folder.ts'
import type { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { RecipeWithId } from './write-recipes.ts'

function slugs(entries: readonly { slug: string }[]): string[] {
  return entries.map(({ slug }) => slug)
}

/** Assigns ids to everything in a catalogue, and looks up the ids it refers to. */
export async function giveIds(ids: SlugIds, catalogue: Catalogue): Promise<RecipeWithId[]> {
  const { authors, departments, ingredients, tags, tools } = catalogue
  const { cookbooks, months = [] } = catalogue.cookbooks.value
  const recipes = catalogue.recipes.map(({ value }) => value)
  const books = recipes.flatMap((recipe) => recipe.books ?? [])
  await ids.ensure('author', [
    ...slugs(authors.value),
    ...[...cookbooks, ...recipes].map(({ author }) => author),
  ])
  await ids.ensure('department', [
    ...slugs(departments.value),
    ...ingredients.value.map(({ department }) => department),
  ])
  await ids.ensure('ingredient', [
    ...slugs(ingredients.value),
    ...recipes.flatMap((recipe) =>
      recipe.ingredients.flatMap(({ ingredient, or = [] }) => [
        ingredient,
        ...or.map((other) => other.ingredient),
      ]),
    ),
  ])
  await ids.ensure('tool', [...slugs(tools.value), ...recipes.flatMap((recipe) => recipe.tools)])
  await ids.ensure('tag', [...slugs(tags.value), ...recipes.flatMap((recipe) => recipe.tags)])
  await ids.ensure('cookbook', [
    ...slugs(cookbooks),
    ...[...months, ...books].map(({ book }) => book),
  ])
  await ids.ensure('partition', [
    ...cookbooks.flatMap(({ slug, partitions }) =>
      partitions.map((_, index) => `${slug}/${index + 1}`),
    ),
    ...books.map(({ book, partition }) => `${book}/${partition}`),
  ])
  await ids.ensure('recipe', slugs(recipes))
  await ids.ensure(
    'step',
    recipes.flatMap(({ slug, steps }) => steps.map(({ id }) => `${slug}/${id}`)),
  )
  return recipes.map((recipe) => Object.assign({ id: ids.of('recipe', recipe.slug) }, recipe))
}
