import { useWords } from '#app/lib/words/words-provider.tsx'

const BYTES = 1_000_000

/** Writes a number of bytes in MB, without the unit: with one digit, and never as nothing. */
export function useMegabytes(): (bytes: number) => string {
  const { formatNumber } = useWords()
  return (bytes) => formatNumber(Math.max(0.1, bytes / BYTES), 1)
}
