import { createLongText } from '#app/lib/words/long-text.tsx'
import { BlogPage } from './blog-page.tsx'

/** Screen of /blog and /blog/:id, the same placeholder for each; no call to the API. */
export const Blog = createLongText(BlogPage, {
  en: () => import('./blog.en.md'),
  de: () => import('./blog.de.md'),
})
