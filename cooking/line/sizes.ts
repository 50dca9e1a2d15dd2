import type { Token } from '../numbers/tokens.ts'

/** "kl." is small or a coffee spoon, "gr." is large or a gram. */
const SHORT = /^(?:kl|gr)$/u
/** Foods and measures that are counted, so that they have a size. */
const COUNTED =
  /(?:zwiebeln?|schalotten?|äpfel|apfel|kartoffeln?|eier|^ei|tomaten?|möhren?|karotten?|zitronen?|limetten?|orangen?|gurken?|paprika|schoten?|auberginen?|zucchinis?|birnen?|bananen?|kohl|kohlrabi|rüben?|avocados?|dosen?|bund|gläser|glas|köpfe|kopf|knollen?|stücke?|scheiben?|zehen?|packung(?:en)?|flaschen?|stangen?|zweige?|brötchen|schnitzel|steaks?|filets?|prisen?|handvoll|becher|kugeln?|tassen?|würfel|päckchen|pck|tüten?|büchsen?)$/u
/** What is weighed or measured with spoons. */
const MASS =
  /(?:salz|zucker|mehl|öl|butter|pulver|senf|honig|essig|hefe|safran|pfeffer|zimt|natron|kakao|stärke|curry|kümmel|muskat|sirup|mark|paste|sauce|soße|gelatine|agar|agar-agar|kaffee|milch|sahne|wasser|saft|brühe|reis|nudeln|käse|quark|nüsse|mandeln|rosinen|flocken|salt|sugar|flour|yeast|vanille|ingwer|kurkuma|majoran|oregano|thymian|majoran|kardamom|hackfleisch|fleisch|speck|schinken)$/u
/** Largest number of things of which somebody states the size. */
const THINGS_MAX = 12
/** Largest number where nothing else says whether things or grams are meant. */
const UNSURE_MAX = 4
/** Words between a size and what has it. */
const BETWEEN_MAX = 2

/**
 * Whether a token is an abbreviated size rather than a unit: "1 kl. Zwiebel", "2 gr. Äpfel", but
 * "100 gr Mehl" and "1 KL Salz".
 *
 * @param amount the number before it
 */
export function hasSize(tokens: readonly Token[], at: number, amount: number): boolean {
  const token = tokens[at]
  if (!token || !SHORT.test(token.text.replace(/\.$/u, '')) || amount > THINGS_MAX) return false
  const behind = tokens.slice(at + 1, at + 2 + BETWEEN_MAX).map(({ word }) => word)
  if (behind.some((word) => COUNTED.test(word))) return true
  const isUnsure = token.word === 'kl' || amount <= UNSURE_MAX
  return isUnsure && behind.length > 0 && !behind.some((word) => MASS.test(word))
}
