export { AuthorCard } from './author-card.tsx'
export { AuthorLink } from './author-link.tsx'
export { useAuthor, useAuthors } from './use-authors.ts'
