import { privacyText } from './legal-texts.ts'

/** Screen of /privacy (RTE-28). */
export function Privacy() {
  const Text = privacyText.useText()
  return Text && <Text />
}
