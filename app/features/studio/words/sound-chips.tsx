import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Plus } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Sound } from '#cooking/film/captions/sounds.ts'
import type { FilmStep } from '#contract/films/own-film.ts'
import type { Language } from '#contract/languages.ts'

/** Props of {@link SoundChips}. */
export interface SoundChipsProps {
  /** Those that are offered. */
  sounds: readonly Sound[]
  language: Language
  chosen: FilmStep['Sound']
  /** Chooses a sound in every language; undefined: none. */
  onChoose: (sound: Sound | undefined) => void
}

/** Sounds that a step may have. One press writes it in every language. */
export function SoundChips({ sounds, language, chosen, onChoose }: SoundChipsProps) {
  const { t } = useWords()
  if (sounds.length === 0) return null
  return (
    <div role="group" aria-label={t('studioTexts.words.sounds')} className="studio-sounds">
      {sounds.map((sound) => {
        const isChosen = chosen?.[language] === sound[language]
        return (
          <button
            key={sound.en}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : sound)}
          >
            <Icon of={isChosen ? Check : Plus} size="s" />[{sound[language]}]
          </button>
        )
      })}
    </div>
  )
}
