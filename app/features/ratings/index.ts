export { RateDialog } from './rate-dialog.tsx'
export { YourRating } from './your-rating.tsx'
