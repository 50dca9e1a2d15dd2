import { blogText } from './blog-text.ts'

/** Screen of /blog and /blog/:id, the same placeholder for each; no call to the API (RTE-15, RTE-16). */
export function Blog() {
  return blogText.useText()
}
