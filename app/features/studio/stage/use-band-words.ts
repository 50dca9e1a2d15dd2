import { Captions, Check, Film, Flag, Play, RotateCcw } from '#design-system/icon/lucide.ts'
import type { StudioBandProps } from '#design-system/studio/studio-band.tsx'
import { cutList, leftOutSeconds } from '#cooking/film/cut-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { nameList } from '#app/lib/words/name-list.ts'
import { holdWords, suggestionWords } from './asked-words.ts'
import { clock, exactClock, pictureOf } from './film-clock.ts'
import { useWaitWords } from './use-wait-words.ts'
import type { Stage } from './use-stage.ts'

/** What the band says and does, by what the author is at. */
export function useBandWords(stage: Stage): StudioBandProps {
  const { t, language } = useWords()
  const wait = useWaitWords()
  const { view, steps, used, player, chosen, beginning, onGo } = stage
  const total = steps.length
  const { marks, last } = used
  const step = chosen.chosen
  const undo = {
    label: t('studio.stage.band.undo'),
    name: last === undefined ? undefined : t('studio.stage.spoken.undo', { what: last }),
    disabled: last === undefined,
    onPress: used.undo,
  }

  const onWatch = (): StudioBandProps => {
    const { number = 1, title = '', needs = [], mark } = step ?? {}
    return {
      over:
        mark?.at === undefined
          ? t('studio.stage.band.next')
          : t('studio.stage.band.move', { time: clock(mark.at) }),
      step: [number, total],
      title,
      detail: needs.length > 0 ? t('studio.stage.band.lookFor') : undefined,
      list: needs,
      go: t('studio.stage.band.here'),
      goIcon: Flag,
      goKey: 'M',
      keyShortcuts: 'M',
      name: t('studio.stage.band.hereName', { number, total, title }),
      onGo: () => void chosen.begin(),
      back: undo,
    }
  }

  const first = (): StudioBandProps => ({
    over: t('studio.stage.band.watch'),
    step: [step?.number ?? 1, total],
    title: step?.title ?? '',
    detail: t('studio.stage.band.watchFor'),
    go: t('studio.stage.play'),
    goIcon: Play,
    goFill: true,
    goKey: t('studio.stage.keys.names.space'),
    keyShortcuts: 'Space',
    name: t('studio.stage.band.watchName', { number: step?.number ?? 1 }),
    onGo: () => void player.play(),
    back: { label: t('studio.stage.band.otherFilm'), icon: Film, onPress: () => onGo('film') },
  })

  const rest = (): StudioBandProps => {
    const free = steps.filter((_, index) => {
      const mark = marks.steps[index]
      return mark && mark.at === undefined && !mark.isCard
    })
    const numbers = free.map(({ number }) => String(number))
    const which =
      free.length === 1
        ? t('studio.stage.band.step', { number: free[0]?.number ?? 0 })
        : t('studio.stage.band.steps', { numbers: nameList(numbers, language) })
    return {
      over: t('studio.stage.band.over'),
      title: t('studio.stage.band.rest', { count: free.length, steps: which }),
      detail: t('studio.stage.band.notFilmed'),
      go: t('studio.stage.band.useCards'),
      goIcon: Check,
      goKey: t('studio.stage.keys.names.enter'),
      keyShortcuts: 'Enter',
      name: t('studio.stage.band.useCardsName', { steps: which }),
      onGo: chosen.useCards,
      back: {
        label: t('studio.stage.band.again'),
        icon: RotateCcw,
        onPress: () => void player.seek(0).then(() => player.play()),
      },
    }
  }

  const done = (): StudioBandProps => {
    const cuts = cutList(marks, player.duration)
    const stills = cuts.filter(({ pieces }) => pieces.length === 0).length
    const counts = [
      [cuts.length - stills, 'films'],
      [stills, 'stills'],
      [total - cuts.length, 'cards'],
    ] as const
    const seen = player.duration - leftOutSeconds(marks, player.duration)
    return {
      over: t('studio.stage.band.done'),
      title: counts
        .filter(([count]) => count > 0)
        .map(([count, what]) => t(`studio.stage.band.${what}`, { count }))
        .join(', '),
      detail: t('studio.stage.band.seen', { time: clock(seen), total: clock(player.duration) }),
      go: t('studio.stage.band.onToWords'),
      goIcon: Captions,
      goKey: t('studio.stage.keys.names.enter'),
      keyShortcuts: 'Enter',
      name: t('studio.stage.band.onToWords'),
      onGo: () => onGo('words'),
      back: undo,
    }
  }

  const atBeginning = (): StudioBandProps => {
    const { open } = beginning
    if (!open) return onWatch()
    const { of, at, moved } = open
    const exact = { time: clock(at), picture: pictureOf(at, player.rate) }
    const count = Math.abs(moved)
    const byPictures =
      moved < 0
        ? t('studio.stage.beginning.earlier', { count })
        : t('studio.stage.beginning.later', { count })
    const isStep = of.kind === 'step'
    const over = { step: 'title', from: 'edgeFrom', to: 'edgeTo' } as const
    return {
      over: t(`studio.stage.beginning.${over[of.kind]}`),
      step: isStep ? [step?.number ?? 0, total] : undefined,
      title: isStep ? (step?.title ?? '') : exactClock(at, player.rate),
      strong: isStep ? exactClock(at, player.rate) : undefined,
      detail: moved === 0 ? undefined : byPictures,
      go: t('studio.stage.beginning.keep'),
      goIcon: Check,
      goKey: t('studio.stage.keys.names.enter'),
      keyShortcuts: 'Enter',
      name: isStep
        ? t('studio.stage.beginning.keepName', { number: step?.number ?? 0, ...exact })
        : t('studio.stage.beginning.keepEdge', exact),
      onGo: beginning.keep,
      back: { label: t('studio.stage.beginning.putBack'), onPress: beginning.putBack },
    }
  }

  const views = {
    first,
    mark: onWatch,
    rest,
    done,
    beginning: atBeginning,
    hold: () => holdWords(stage, t, wait),
    suggest: () => suggestionWords(stage, t) ?? onWatch(),
  }
  return views[view]()
}
