import { CookSetting, CookSwitch } from '#design-system/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Scene } from './use-scene.ts'

/** Switches of the film: stops, music, captions and sounds below them. */
export function FilmSettings({ film }: Pick<Scene, 'film'>) {
  const { t } = useWords()
  const preferences = film?.preferences
  if (!film || !preferences) return null
  const setting = (name: 'autoStop' | 'music' | 'captions' | 'sounds', hint?: string) => (
    <CookSetting label={t(`kitchen.${name}`)} hint={hint}>
      <CookSwitch
        label={t(`kitchen.${name}`)}
        checked={preferences[name] !== false}
        onCheckedChange={(isOn) => film.onPreferencesChange?.({ ...preferences, [name]: isOn })}
      />
    </CookSetting>
  )
  return (
    <>
      {setting('autoStop', t('kitchen.autoStopHint'))}
      {film.musicSrc && setting('music')}
      {setting('captions')}
      {preferences.captions && setting('sounds', t('kitchen.soundsHint'))}
    </>
  )
}
