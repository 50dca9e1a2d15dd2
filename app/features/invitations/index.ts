export { LateInvitations } from './late.ts'
