/** Recipes that a member may have, those in the bin included. */
export const OWN_RECIPES_MAX = 2_000
/** Foods of a member. */
export const OWN_FOODS_MAX = 5_000
/** Folders of a member. */
export const FOLDERS_MAX = 100
/** Characters of a folder's name. */
export const FOLDER_NAME_MAX = 60
/** Earlier versions of a recipe that are kept; the oldest gives way. */
export const OWN_VERSIONS_MAX = 20
/** Bytes of the earlier versions of a recipe; the oldest gives way. */
export const OWN_VERSIONS_BYTES_MAX = 2 * 1024 ** 2
/** Pictures of one recipe: its own and one for each step. */
export const OWN_PICTURES_MAX = 40
/** Bytes of all pictures of a member, as they are stored. */
export const OWN_PICTURE_BYTES_MAX = 2 * 1024 ** 3
/** Bytes of a picture that is uploaded. */
export const OWN_PICTURE_UPLOAD_MAX = 15 * 1024 ** 2
/** Longest side of a stored picture, in pixels. */
export const OWN_PICTURE_SIDE = 1_600
/** Days that a deleted recipe stays in the bin, and that an import can be undone. */
export const BIN_DAYS = 30
/** Files that a member may import in a day. */
export const IMPORT_FILES_PER_DAY = 10
/** Addresses that a member may import in a day. */
export const IMPORT_ADDRESSES_PER_DAY = 200
/** Bytes of a file that is imported. */
export const IMPORT_FILE_BYTES_MAX = 256 * 1024 ** 2
/** Files in an archive that is imported. */
export const IMPORT_ENTRIES_MAX = 5_000
/** Characters of all recipes of an import. */
export const IMPORT_TEXTS_MAX = 32 * 1024 ** 2
/** Characters of a text that is imported. */
export const IMPORT_TEXT_MAX = 100_000
/** Recipes of one import. */
export const IMPORT_RECIPES_MAX = 500

/** Characters of a recipe's name. */
export const DRAFT_NAME_MAX = 120
/** Characters of a description, and of a member's note about a recipe. */
export const DRAFT_DESCRIPTION_MAX = 2_000
/** Characters of an ingredient line. */
export const DRAFT_LINE_MAX = 300
/** Ingredient lines and headings of a recipe. */
export const DRAFT_LINES_MAX = 400
/** Characters of a step. */
export const DRAFT_STEP_MAX = 20_000
/** Steps of a recipe. */
export const DRAFT_STEPS_MAX = 100
/** Tags of a recipe. */
export const DRAFT_TAGS_MAX = 20
/** Characters of a tag, a tool, or another short text. */
export const DRAFT_WORD_MAX = 60
/** Tools of a recipe. */
export const DRAFT_TOOLS_MAX = 40
/** Characters of a source, its address, or its licence. */
export const DRAFT_SOURCE_MAX = 500
/** Bytes of a draft as JSON. */
export const DRAFT_BYTES_MAX = 512 * 1024
