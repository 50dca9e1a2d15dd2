import { useWords } from '#app/lib/words/words-provider.tsx'

/** Writes minutes for which something waits: "25 minutes", "2 h 30 min". */
export function useWaitWords(): (minutes: number) => string {
  const { t } = useWords()
  return (minutes) => {
    if (minutes < 90) return t('studio.stage.spoken.minutes', { count: Math.round(minutes) })
    const rest = Math.round(minutes % 60)
    const hours = `${Math.floor(minutes / 60)}\u00a0h`
    return rest === 0 ? hours : `${hours} ${rest}\u00a0min`
  }
}
