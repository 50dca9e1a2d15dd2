export { AuthorshipPage } from './authorship-page.tsx'
