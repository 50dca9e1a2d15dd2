/** The compiled text of `inline-script.ts`, made by `scripts/inline-script.ts`. */
declare module 'virtual:inline-script' {
  const text: string
  export default text
}
