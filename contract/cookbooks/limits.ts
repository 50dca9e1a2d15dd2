/** Maximum number of cookbooks of a member, including those in the bin. */
export const OWN_COOKBOOKS_MAX = 100
/** Maximum number of recipes in a cookbook. */
export const COOKBOOK_RECIPES_MAX = 200
/** Maximum number of tabs of a cookbook. */
export const COOKBOOK_TABS_MAX = 12
/** Longest name of a tab, in characters. */
export const TAB_NAME_MAX = 40
/** Most names of other tabs that are offered. */
export const TAB_NAMES_MAX = 100
/** Longest name of a cookbook, in characters. */
export const COOKBOOK_NAME_MAX = 80
/** Longest description of a cookbook, in characters. */
export const COOKBOOK_DESCRIPTION_MAX = 600
/** Pixels of a cover and of a header; a part of a picture with fewer is refused. */
export const COOKBOOK_PICTURE_SIZES = {
  cover: { width: 900, height: 1_200 },
  header: { width: 2_400, height: 750 },
} as const
/** Largest picture that is sent, in bytes. */
export const COOKBOOK_PICTURE_UPLOAD_MAX = 10 * 1024 ** 2
/** Fewest new recipes of which an author tells subscribers. */
export const COOKBOOK_NEWS_MIN = 3
/** Days after which they can be told of a cookbook again, and for which they can be told later. */
export const COOKBOOK_NEWS_DAYS = 7
/** Most changes of one call. */
export const COOKBOOK_CHANGES_MAX = 250
/** Devices of which a cookbook knows what they have done last; the longest unused gives way. */
export const COOKBOOK_DEVICES_MAX = 20
