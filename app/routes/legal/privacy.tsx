import { privacyText } from './legal-texts.ts'

/** Screen of /privacy (RTE-28). */
export function Privacy() {
  return privacyText.useText()
}
