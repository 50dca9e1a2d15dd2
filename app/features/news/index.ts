export { LateFollowing, LateHowTold, LateUnseenDot } from './late.ts'
