export { TimeInWords, type TimeInWordsProps } from '#design-system/time-in-words/time-in-words.tsx'
