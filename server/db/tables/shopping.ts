import type { Generated } from 'kysely'

/** People who share shopping lists. */
export interface HouseholdTable {
  id: Generated<number>
  name: string
  created_at: number
}

/** Who belongs to a household: one for each member. Exactly one of a household is its keeper. */
export interface HouseholdMemberTable {
  user_id: number
  household_id: number
  is_keeper: 0 | 1
  joined_at: number
}

/** Invitations that were not withdrawn. Token and code are stored as SHA-256 in hex. */
export interface HouseholdInvitationTable {
  id: Generated<number>
  household_id: number
  /** Who invites. */
  user_id: number
  token_hash: string
  code_hash: string
  expires_at: number
}

/** Shopping lists: of one member, or shared by a household. */
export interface ShoppingListTable {
  id: Generated<number>
  /** Who made it; null once that member has left the household, which comes before the end of an account. */
  user_id: number | null
  /** Null for a private list. */
  household_id: number | null
  name: string | null
  shop: string | null
  /** Of a shared list: everybody sees it, or those in `shopping_list_members`. */
  is_for_all: Generated<0 | 1>
  /** Grows with every change of what is on the list. */
  version: Generated<number>
  /** Id of the shared list that it is a copy of. */
  copy_of: number | null
  created_at: number
  /** SHA-256 in hex of the token of the link for reading. */
  link_hash: string | null
  link_by: number | null
  link_at: number | null
  link_times: Generated<number>
}

/** Who sees a shared list that is not for all. */
export interface ShoppingListMemberTable {
  list_id: number
  user_id: number
}

/** The list that a member sees at first. */
export interface ShoppingDefaultTable {
  user_id: number
  list_id: number
}

/** Recipes on a shopping list. */
export interface ShoppingRecipeTable {
  list_id: number
  recipe_id: number
  /** 1 to 999. */
  persons: number
  /** Null once the account is gone, or who added it has left the household. */
  added_by: number | null
  created_at: number
  /**
   * Name and details of a member's recipe as it was put on the list, for those who may not read it. Null for
   * the catalogue's, and where nothing is kept.
   */
  kept_name_de: Generated<string | null>
  kept_name_en: Generated<string | null>
  kept_details: Generated<string | null>
}

/** Ingredients of a member's recipe as it was put on a list; what is only printed is left out. */
export interface ShoppingKeptRowTable {
  list_id: number
  recipe_id: number
  position: number
  /** The food that is bought. */
  ingredient_id: number
  /** As of ingredients of recipes; so are unit and details. */
  amount: number | null
  unit: number | null
  details: string | null
  /** Names of a member's food: of one, and of several. Null for the catalogue's. */
  one_de: string | null
  other_de: string | null
  one_en: string | null
  other_en: string | null
}

/** Ingredients of a list that are checked off. */
export interface ShoppingCheckTable {
  list_id: number
  ingredient_id: number
  /** It is at home; otherwise in the trolley. */
  at_home: Generated<0 | 1>
  ticked_by: number | null
  ticked_at: number | null
}

/** Items that a member wrote on a shopping list. */
export interface ShoppingItemTable {
  id: Generated<number>
  list_id: number
  /** Of the device that added it; `note-{id}` for items from before there were keys. */
  item_key: string
  /** As it was typed. */
  name: string
  /** `ItemEdits` of `cooking/items/understood.ts` as JSON: what the member changed of what was understood. */
  edits: string | null
  /** 0 to buy, 1 in the trolley, 2 at home. */
  state: Generated<0 | 1 | 2>
  added_by: number | null
  ticked_by: number | null
  ticked_at: number | null
  created_at: number
  /** A removed item is kept for a while, because an edit brings it back. */
  removed_at: number | null
}

/** What a member has written on the list before, once for each food or word. */
export interface ShoppingHabitTable {
  user_id: number
  /** `kind` of `cooking/items/understood.ts`. */
  kind: string
  /** As it was last typed. */
  name: string
  times: number
  last_at: number
  /** Where the member buys it; null for the department that the catalogue says. */
  department_id: number | null
}

/** Shops that a member named. */
export interface ShoppingShopTable {
  id: Generated<number>
  user_id: number
  /** Of the device that named it. */
  shop_key: string
  name: string
  /** Its order of departments, as JSON. */
  department_ids: string
  /** 1 for the shop where the member is. */
  is_here: Generated<0 | 1>
}

/** Staples that a member always has at home. */
export interface ShoppingStapleTable {
  user_id: number
  ingredient_id: number
}

/** Changes already made, by the client's operation id, so that a repeated change is made once. */
export interface ShoppingOperationTable {
  user_id: number
  operation_id: string
  created_at: number
  /** The item that the change added; null for other changes. */
  item_id: number | null
  /** `digestOf` the change; null for rows of earlier versions of Simmer. */
  key_digest: string | null
}

/**
 * Counts, for a member, the changes of all lists that the member sees, of staples and habits, and of
 * the household.
 */
export interface ShoppingVersionTable {
  user_id: number
  version: number
  /** Counts changes of staples, which are part of all of the member's lists. */
  own_version: Generated<number>
}

/** Order of the departments of a list; no rows for the default order. */
export interface ShoppingDepartmentTable {
  list_id: number
  department_id: number
  position: number
}
