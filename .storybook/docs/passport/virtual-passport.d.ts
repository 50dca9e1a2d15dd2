/** The results of the last run of `npm run passport`. */
declare module 'virtual:passport' {
  const passport: import('../../passport-plugin.ts').ShownPassport
  export default passport
}
