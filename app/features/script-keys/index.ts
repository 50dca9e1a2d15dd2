export { LateScriptKeys } from './late.ts'
