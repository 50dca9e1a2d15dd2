import { Type, type Static } from 'typebox'
import { Id, Key, NO_NUL } from '../common.ts'
import { DEPARTMENTS_MAX, SHOP_NAME_MAX } from './limits.ts'

/** A shop that the member named. */
export const ShoppingShop = Type.Object({
  Key,
  Name: Type.String({ minLength: 1, maxLength: SHOP_NAME_MAX, pattern: NO_NUL }),
  /** Departments in the order of this shop. */
  DepartementIds: Type.Array(Id),
  /** The member is in this one. */
  IsHere: Type.Optional(Type.Literal(true)),
})
/** @see {@link ShoppingShop} (schema) */
export type ShoppingShop = Static<typeof ShoppingShop>

/** Body of POST /shopping/shop: the member is in this shop, which may be new or have a new name. */
export const ShoppingShopBody = Type.Object({
  Key,
  Name: Type.String({ minLength: 1, maxLength: SHOP_NAME_MAX, pattern: NO_NUL }),
})
/** Response of the calls about shops: all that the member named. */
export const ShoppingShops = Type.Object({ Shops: Type.Array(ShoppingShop) })
/** Parameter of the calls about one shop. */
export const ShoppingShopKey = Key

/** Body of PATCH /shopping/order: departments in the member's own order, each once. */
export const ShoppingOrderBody = Type.Object({
  DepartementIds: Type.Array(Id, { minItems: 1, maxItems: DEPARTMENTS_MAX, uniqueItems: true }),
})
/** Response of PATCH /shopping/order: every department in the order that holds now. */
export const ShoppingOrder = Type.Object({ DepartementIds: Type.Array(Id) })
