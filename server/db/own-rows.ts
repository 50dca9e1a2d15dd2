import {
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type SchemableIdentifierNode,
} from 'kysely'
import type { Database } from './schema.ts'

/** The tables behind the views of the same names. */
const TABLES = new Set([
  'authors',
  'ingredient_texts',
  'ingredients',
  'recipe_ingredients',
  'recipe_steps',
  'recipe_texts',
  'recipes',
])

class BehindViews extends OperationNodeTransformer {
  protected override transformSchemableIdentifier(
    node: SchemableIdentifierNode,
  ): SchemableIdentifierNode {
    const { name } = node.identifier
    if (!TABLES.has(name)) return node
    return { ...node, identifier: { ...node.identifier, name: `all_${name}` } }
  }
}

class OwnRows implements KyselyPlugin {
  readonly #behind = new BehindViews()

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => this.#behind.transformNode(node)

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

const OWN_ROWS = new OwnRows()

/**
 * A database in which the tables of recipes and foods hold the rows of members too, so that one query
 * serves both. Whoever reads with it has checked that the caller may see the recipe. Not for `sql` texts that
 * write a table's name.
 */
export function withOwnRows(db: Kysely<Database>): Kysely<Database> {
  return db.withPlugin(OWN_ROWS)
}
