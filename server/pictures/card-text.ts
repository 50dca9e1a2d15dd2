/** Text in letters that the font of share cards has. */
const WRITABLE = /^[ -#%-[\]_a-~©«°·»-¾ÀÄÉÖ×Üß-äç-êíñó-öú-ü\u2009–—‘-‚“-„•…‹›€↑↓−]*$/u

/**
 * A text as a share card writes it: in one line, without marks that are not shown, no longer than it may be.
 * @param most code points
 * @returns undefined for a text with letters that the font does not have
 */
export function cardText(text: string, most: number): string | undefined {
  const line = text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b\u2060]/gu, '')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (!WRITABLE.test(line)) return undefined
  const letters = Array.from(line)
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line
}
