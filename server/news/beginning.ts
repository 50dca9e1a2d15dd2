/** Most letters of an answer that stand in a list or a message. */
const BEGINNING_MAX = 90

/** How an answer begins, on one line: "Yes, ten minutes …". */
export function beginningOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ')
  const letters = Array.from(line)
  if (letters.length <= BEGINNING_MAX) return line
  const cut = letters.slice(0, BEGINNING_MAX).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > BEGINNING_MAX / 2 ? cut.slice(0, end) : cut} …`
}
