import { createLongText } from '#app/words/long-text.ts'

const text = createLongText('app/routes/blog/blog', {
  en: async () => (await import('./blog.en.tsx')).BlogEn,
  de: async () => (await import('./blog.de.tsx')).BlogDe,
})

/** Loader of the blog. */
export const blogLoader = text.loader

/** Screen of /blog and /blog/:id, the same placeholder for each; no call to the API (RTE-15, RTE-16). */
export function Blog() {
  return text.useText()
}
