import { useWords } from '#app/lib/words/words-provider.tsx'

const WORDS = {
  2: 'household.numbers.n2',
  3: 'household.numbers.n3',
  4: 'household.numbers.n4',
  5: 'household.numbers.n5',
  6: 'household.numbers.n6',
  7: 'household.numbers.n7',
  8: 'household.numbers.n8',
} as const

/** Writes a number from two to eight as a word, and others as a number. */
export function useNumberWord(): (count: number) => string {
  const { t } = useWords()
  return (count) => (count in WORDS ? t(WORDS[count as keyof typeof WORDS]) : String(count))
}
