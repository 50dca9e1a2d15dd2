import { Type, type TSchema } from 'typebox'
import * as format from './format.ts'

/** The schemas of the catalogue's files, by file name below `content/schema`. */
export const SCHEMAS: Readonly<Record<string, TSchema>> = {
  'recipe.json': format.Recipe,
  'authors.json': Type.Array(format.Author),
  'cookbooks.json': format.CookbookFile,
  'departments.json': Type.Array(format.Department),
  'ingredients.json': Type.Array(format.Ingredient),
  'tags.json': Type.Array(format.Tag),
  'tools.json': Type.Array(format.Tool),
}

/** A JSON schema as its file holds it. */
export function schemaText(schema: TSchema): string {
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema }
  return `${JSON.stringify(draft, null, 2)}\n`
}
