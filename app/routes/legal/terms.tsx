import { termsText } from './legal-texts.ts'

/** Screen of /terms (RTE-27, RTE-30 to RTE-33). */
export function Terms() {
  return termsText.useText()
}
