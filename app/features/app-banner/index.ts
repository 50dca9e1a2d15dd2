export { LateAppBanner } from './late-app-banner.tsx'
