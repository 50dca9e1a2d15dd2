/**
 * Joins class names and drops falsy ones. Conflicting utilities are not merged: variants are
 * written so that they never conflict, and `className` on a component is for layout only.
 */
export { clsx as cn } from 'clsx'
