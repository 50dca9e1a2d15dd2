export { LateBookComparison } from './late.ts'
