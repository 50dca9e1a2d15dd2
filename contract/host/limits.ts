/** Most people whom one invitation lets in. */
export const INVITATION_PLACES_MAX = 1000
/** Most days until an invitation ends. */
export const INVITATION_DAYS_MAX = 365
/** Longest name of an invitation, in code points. */
export const INVITATION_NAME_MAX = 80
/** Invitations that are open at a time. */
export const OPEN_INVITATIONS_MAX = 200
/** Longest name of the place that a site is for, in code points. */
export const PLACE_MAX = 60
/** Minutes for which the four words of the start count. */
export const FIRST_WORDS_MINUTES = 60
/** How often they may be tried. */
export const FIRST_TRIES_MAX = 5
/** Longest text that members read while a site is read-only, in code points. */
export const READ_ONLY_WORDS_MAX = 140
/** Invitations that a member may give in a year. */
export const MEMBER_INVITATIONS = 2
/** Days until one of them ends. */
export const MEMBER_INVITATION_DAYS = 14
