import type { FilmFault } from '#contract/films/faults.ts'
import { languageOf, type LangId, type Language } from '#contract/languages.ts'

const MESSAGES: Record<Language, Record<FilmFault, string>> = {
  en: {
    Sum: 'What arrived is not the film that was to be sent. The film before stays. Please send it again.',
    Structure: 'This file is no whole film in MP4. The film before stays. Please make it again.',
    Codec:
      'This film is encoded in a way that not every browser plays. It needs H.264, and AAC or Opus for its sound.',
    Duration:
      'This film is not as long as it says, or sound and picture are not. The film before stays. Please make it again.',
    Size: 'The picture of this film is too large, or too small to be seen.',
    KeyFrames:
      'This film cannot stop where its steps begin. The film before stays. Please make it again.',
  },
  de: {
    Sum: 'Angekommen ist nicht der Film, der geschickt werden sollte. Der bisherige bleibt. Bitte schick ihn noch einmal.',
    Structure:
      'Diese Datei ist kein vollständiger Film in MP4. Der bisherige bleibt. Bitte mach ihn noch einmal.',
    Codec:
      'Diesen Film spielt nicht jeder Browser ab. Er braucht H.264, und für den Ton AAC oder Opus.',
    Duration:
      'Dieser Film ist nicht so lang, wie er sagt, oder Ton und Bild sind es nicht. Der bisherige bleibt. Bitte mach ihn noch einmal.',
    Size: 'Das Bild dieses Films ist zu groß, oder zu klein, um etwas zu sehen.',
    KeyFrames:
      'Dieser Film kann nicht anhalten, wo seine Schritte beginnen. Der bisherige bleibt. Bitte mach ihn noch einmal.',
  },
}

/** Why a film is refused, for whoever has sent it. */
export function filmFaultMessageOf(fault: FilmFault, langId: LangId): string {
  return MESSAGES[languageOf(langId)][fault]
}
