import { Check, Picture, X } from '#design-system/icon/lucide.ts'
import type { StudioBandProps } from '#design-system/studio/studio-band.tsx'
import type { Translate } from '#app/lib/words/translate.ts'
import { clock } from './film-clock.ts'
import type { Stage } from './use-stage.ts'

/**
 * What the band says while a picture is chosen that a step holds.
 * @param wait writes minutes
 */
export function holdWords(
  { chosen, steps, hold }: Stage,
  t: Translate,
  wait: (minutes: number) => string,
): StudioBandProps {
  const step = chosen.chosen
  const total = steps.length
  const { number = 0, title = '', waitMinutes } = step ?? {}
  const isFilm = hold.way === 'film'
  return {
    over: t('studio.stage.hold.over'),
    step: [number, total],
    title,
    detail:
      waitMinutes === undefined
        ? t('studio.stage.hold.until')
        : t('studio.stage.hold.stays', { time: wait(waitMinutes) }),
    go: isFilm ? t('studio.stage.hold.goFilm') : t('studio.stage.hold.go'),
    goIcon: isFilm ? Check : Picture,
    goKey: 'H',
    keyShortcuts: 'H',
    name: isFilm
      ? t('studio.stage.hold.goFilmName', { number })
      : t('studio.stage.hold.goName', { number }),
    onGo: () => void hold.keep(),
    back: { label: t('studio.stage.hold.cancel'), icon: X, onPress: hold.cancel },
  }
}

/** What the band says while something is suggested; undefined when nothing is. */
export function suggestionWords(
  { chosen, steps, suggestions }: Stage,
  t: Translate,
): StudioBandProps | undefined {
  const step = chosen.chosen
  const total = steps.length
  const { open, yes, no } = suggestions
  if (!open) return undefined
  const { suggestion: one, number: index, of } = open
  const back = { label: t('studio.stage.suggestion.no'), icon: X, keyName: 'N', onPress: no }
  const shared = { goIcon: Check, goKey: 'M', keyShortcuts: 'M', onGo: () => void yes(), back }
  if (one.kind === 'begin') {
    const { number = 0, title = '' } = step ?? {}
    return {
      ...shared,
      over: t('studio.stage.suggestion.begins'),
      step: [number, total],
      title,
      detail: t('studio.stage.suggestion.plays'),
      go: t('studio.stage.suggestion.yes'),
      name: t('studio.stage.suggestion.yesName', {
        index,
        total: of,
        number,
        time: clock(one.at),
      }),
    }
  }
  const question = t(`studio.stage.suggestion.${one.why}Out`, { count: one.seconds })
  const out = t('studio.stage.suggestion.yesOut')
  return {
    ...shared,
    over: t('studio.stage.suggestion.place', { number: index, total: of }),
    title: question,
    detail: t('studio.stage.suggestion.fromTo', { from: clock(one.from), to: clock(one.to) }),
    go: out,
    name: t('studio.stage.suggestion.yesOutName', { index, total: of, question, yes: out }),
  }
}
