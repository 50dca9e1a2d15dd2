export { LateSignInWays } from './late.ts'
