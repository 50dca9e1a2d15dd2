/** Longest reason or remark of the desk, in code points. */
export const DESK_TEXT_MAX = 500
/** Most applications, and most profiles, that a list of the desk shows: the oldest, which are decided first. */
export const DESK_WAITING_MAX = 100
/** Members on a page of the desk. */
export const DESK_MEMBERS_PER_PAGE = 20
/** Rows of the log that one call returns. */
export const LOG_ROWS_PER_LOAD = 50
/** Longest name of an author, in code points. */
export const AUTHOR_NAME_MAX = 100
/** Longest place of an author, in code points. */
export const AUTHOR_PLACE_MAX = 100
/** Longest text in which authors say who they are, in code points. */
export const AUTHOR_ABOUT_MAX = 500
/** Most pages elsewhere that an author names. */
export const AUTHOR_LINKS_MAX = 5
/** Longest address of such a page, in characters. */
export const AUTHOR_LINK_MAX = 300
/** Side of a portrait as it is sent, in pixels; smaller ones are not enlarged. */
export const PORTRAIT_SIDE = 640
/** Smallest side of a portrait, in pixels. */
export const PORTRAIT_SIDE_MIN = 160
/** How often an author may ask for another name or portrait within 24 hours. */
export const PROFILE_CHANGES_PER_DAY = 10
/** Version of the terms that authors accept, for their texts and for their pictures: the month they are from. */
export const AUTHOR_TERMS_VERSION = '2026-11'

/** How often a member may ask to become an author within a year. */
export const APPLICATIONS_PER_YEAR = 3
