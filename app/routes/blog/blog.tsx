import { createLongText } from '#app/lib/words/long-text.tsx'

/** Screen of /blog and /blog/:id, the same placeholder for each; no call to the API (RTE-15, RTE-16). */
export const Blog = createLongText({
  en: async () => (await import('./blog.en.tsx')).BlogEn,
  de: async () => (await import('./blog.de.tsx')).BlogDe,
})
