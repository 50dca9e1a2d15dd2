/** The compiled text of `inline-script.ts`, made by `scripts/inline-script.ts`. */
declare module 'virtual:inline-script' {
  const text: string
  export default text
}

/** A text in Markdown, read by `scripts/markdown.ts`. */
declare module '*.md' {
  const text: import('#app/lib/words/markup.tsx').LongText
  export default text
}
