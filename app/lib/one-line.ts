/** What was typed as one line: the calls take no line breaks. */
export function oneLine(typed: string): string {
  return typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
