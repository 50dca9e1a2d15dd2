import { Type, type Static } from 'typebox'
import { Id, LangIdParam, Nullable } from './common.ts'
import {
  ShoppingDepartment,
  ShoppingFoods,
  ShoppingNote,
  ShoppingPlace,
  ShoppingRecipe,
} from './shopping.ts'

/** Query of GET /shopping/read/{token}. */
export const ReadListQuery = Type.Object({
  LangId: LangIdParam,
  /** A page that is open reads again: that does not count as opening it. */
  Again: Type.Optional(Type.Boolean()),
})

/** A list as whoever has its link sees it: no names of people. */
export const ReadList = Type.Object({
  Name: Nullable(Type.String()),
  Shop: Nullable(Type.String()),
  Version: Type.Integer({ minimum: 0 }),
  Recipes: Type.Array(ShoppingRecipe),
  Departments: Type.Array(ShoppingDepartment),
  Notes: Type.Array(ShoppingNote),
  Places: Type.Array(ShoppingPlace),
  /** Which of its ingredients are always at home, for who made the link. */
  Staples: Type.Array(Id),
  /** What its items and packs are read with: the foods that are on it. */
  Foods: ShoppingFoods,
})
/** @see {@link ReadList} (schema) */
export type ReadList = Static<typeof ReadList>
