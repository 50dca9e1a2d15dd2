import { useWords } from '#app/lib/words/words-provider.tsx'

const MEGA = 1024 ** 2
const GIGA = 1024 ** 3

/** Writes lengths of films and sizes of files. */
export function useLengths() {
  const { formatNumber } = useWords()
  return {
    /** "10:32", "1:02:05". */
    length: (seconds: number): string => {
      const whole = Math.floor(seconds)
      const hours = Math.floor(whole / 3600)
      const minutes = Math.floor((whole % 3600) / 60)
      const rest = String(whole % 60).padStart(2, '0')
      return hours > 0
        ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
        : `${minutes}:${rest}`
    },
    /** "1.1 GB", "96 MB". */
    size: (bytes: number): string =>
      bytes >= GIGA
        ? `${formatNumber(bytes / GIGA, 1)}\u00a0GB`
        : `${formatNumber(Math.max(Math.min(1, bytes), Math.round(bytes / MEGA)))}\u00a0MB`,
  }
}
