import { createLongText } from '#app/words/long-text.ts'

/** The placeholder of every page of the blog (D-08). */
export const blogText = createLongText('app/routes/blog/blog', {
  en: async () => (await import('./blog.en.tsx')).BlogEn,
  de: async () => (await import('./blog.de.tsx')).BlogDe,
})
