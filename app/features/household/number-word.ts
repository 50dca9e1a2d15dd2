import { useWords } from '#app/lib/words/words-provider.tsx'

const WORDS = {
  2: 'numbers.n2',
  3: 'numbers.n3',
  4: 'numbers.n4',
  5: 'numbers.n5',
  6: 'numbers.n6',
  7: 'numbers.n7',
  8: 'numbers.n8',
} as const

/** Writes a number from two to eight as a word, and others as a number. */
export function useNumberWord(): (count: number) => string {
  const { t } = useWords()
  return (count) => (count in WORDS ? t(WORDS[count as keyof typeof WORDS]) : String(count))
}
