import { Button } from '#design-system/button/button.tsx'
import { Check, Copy, Download } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { Project } from '../device/project.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import { beginningLines, captionsFile } from './saved-words.ts'

/** Props of {@link SaveWords}. */
export interface SaveWordsProps {
  steps: readonly DraftStep[]
  project: Project
}

/** The words of a film to take along: captions as files, beginnings as lines. */
export function SaveWords({ steps, project }: SaveWordsProps) {
  const { t, language } = useWords()
  const lines = beginningLines(project, steps, language)
  const [state, copy] = useCopy(lines, COPIED_MS, (result) =>
    announce(t(result === 'done' ? 'studioTexts.words.copied' : 'studioTexts.words.notCopied')),
  )
  const save = (of: Language) => {
    const file = captionsFile(project, steps, of)
    if (file === undefined) return
    const url = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `captions.${of}.vtt`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <>
      {LANGUAGES.filter((of) => captionsFile(project, steps, of) !== undefined).map((of) => (
        <Button key={of} variant="bare" icon={Download} onClick={() => save(of)}>
          {t('studioTexts.words.save', { language: LANGUAGE_NAMES[of] })}
        </Button>
      ))}
      {lines !== '' && (
        <Button variant="bare" icon={state === 'done' ? Check : Copy} onClick={copy}>
          {t(state === 'done' ? 'studioTexts.words.copied' : 'studioTexts.words.copy')}
        </Button>
      )}
    </>
  )
}
