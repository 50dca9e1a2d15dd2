export { LateAppBanner } from './late.tsx'
