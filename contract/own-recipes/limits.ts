/** Maximum number of recipes of a member, including those in the bin. */
export const OWN_RECIPES_MAX = 2_000
/** Maximum number of foods of a member. */
export const OWN_FOODS_MAX = 5_000
/** Maximum number of folders of a member. */
export const FOLDERS_MAX = 100
/** Longest name of a folder, in characters. */
export const FOLDER_NAME_MAX = 60
/** Maximum number of earlier versions of a recipe; the oldest is dropped. */
export const OWN_VERSIONS_MAX = 20
/** Maximum size of all earlier versions of a recipe, in bytes; the oldest is dropped. */
export const OWN_VERSIONS_BYTES_MAX = 2 * 1024 ** 2
/** Maximum number of pictures of one recipe: its own and one for each step. */
export const OWN_PICTURES_MAX = 40
/** Maximum size of all stored pictures of a member, in bytes. */
export const OWN_PICTURE_BYTES_MAX = 2 * 1024 ** 3
/** Longest side of a stored picture, in pixels. */
export const OWN_PICTURE_SIDE = 1_600
/** Days for which a deleted recipe stays in the bin, and an import can be undone. */
export const BIN_DAYS = 30

/** Longest name of a recipe, in characters. */
export const DRAFT_NAME_MAX = 120
/** Longest description, and longest note of a member about a recipe, in characters. */
export const DRAFT_DESCRIPTION_MAX = 2_000
/** Longest ingredient line, in characters. */
export const DRAFT_LINE_MAX = 300
/** Maximum number of ingredient lines and headings of a recipe. */
export const DRAFT_LINES_MAX = 400
/** Longest step, in characters. */
export const DRAFT_STEP_MAX = 20_000
/** Maximum number of steps of a recipe. */
export const DRAFT_STEPS_MAX = 100
/** Maximum number of tags of a recipe. */
export const DRAFT_TAGS_MAX = 20
/** Longest tag, tool or other short text, in characters. */
export const DRAFT_WORD_MAX = 60
/** Maximum number of tools of a recipe. */
export const DRAFT_TOOLS_MAX = 40
/** Longest source, address of a source, or licence, in characters. */
export const DRAFT_SOURCE_MAX = 500
/** Maximum size of a draft as JSON, in bytes. */
export const DRAFT_BYTES_MAX = 512 * 1024
