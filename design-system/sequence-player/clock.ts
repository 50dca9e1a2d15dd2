/** Seconds as shown by the player: 84 is "1:24", an hour is "1:00:00". Fractions are dropped. */
export function clockTime(seconds: number): string {
  const total = Math.floor(Math.max(seconds, 0))
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor(total / 60) % 60
  const rest = String(total % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
