export { BringPage } from './bring-page.tsx'
