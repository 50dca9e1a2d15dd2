import { Type, type Static } from 'typebox'
import { Id, LangIdParam, Nullable } from '../common.ts'
import {
  ShoppingDepartment,
  ShoppingFoods,
  ShoppingItem,
  NamedDepartment,
  ShoppingRecipe,
} from './shopping.ts'

/** Query of GET /shopping/read/{token}. */
export const ReadListQuery = Type.Object({
  LangId: LangIdParam,
  /** An open page fetches the list again, which does not count as opening it. */
  Again: Type.Optional(Type.Boolean()),
})

/** A list as anyone with its link sees it, without names of people. */
export const ReadList = Type.Object({
  Name: Nullable(Type.String()),
  Shop: Nullable(Type.String()),
  Version: Type.Integer({ minimum: 0 }),
  Recipes: Type.Array(ShoppingRecipe),
  Departments: Type.Array(ShoppingDepartment),
  Notes: Type.Array(ShoppingItem),
  Places: Type.Array(NamedDepartment),
  /** Its ingredients that the person who made the link always has at home. */
  Staples: Type.Array(Id),
  /** The foods on it, for reading its items and packs. */
  Foods: ShoppingFoods,
})
/** @see {@link ReadList} (schema) */
export type ReadList = Static<typeof ReadList>
