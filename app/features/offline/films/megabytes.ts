import { useWords } from '#app/lib/words/words-provider.tsx'

const BYTES = 1_000_000

/** Formats bytes as MB without the unit: with one decimal, and never as 0. */
export function useMegabytes(): (bytes: number) => string {
  const { formatNumber } = useWords()
  return (bytes) => formatNumber(Math.max(0.1, bytes / BYTES), 1)
}
