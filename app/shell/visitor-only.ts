/** Class of what only visitors see: hidden before the first paint where a token is stored (SHL-21, SHL-23). */
export const VISITOR_ONLY = '[[data-session=member]_&]:hidden'
