/** Loads the story files that the page can show, by path from the root. */
declare module 'virtual:stories' {
  const stories: Record<string, () => Promise<unknown>>
  export default stories
}
