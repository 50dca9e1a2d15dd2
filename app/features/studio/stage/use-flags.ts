import type { StripFlag } from '#design-system/studio/strip.types.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock } from './film-clock.ts'
import type { Stage } from './use-stage.ts'

/** Flags of the strip: where steps begin, and the edges of what is left out. */
export function useFlags({ steps, used, suggestions }: Stage): StripFlag[] {
  const { t } = useWords()
  const { marks } = used
  const begins = marks.steps.flatMap(({ key, at }): StripFlag[] => {
    if (at === undefined) return []
    const number = steps.find((step) => step.key === key)?.number ?? 0
    const name = t('studio.stage.strip.flag', { number, time: clock(at) })
    return [{ key: `step:${key}`, at, kind: 'step', text: String(number), name }]
  })
  const taken = new Set(begins.map(({ at }) => at))
  const edges = marks.gaps.flatMap(({ from, to }): StripFlag[] => [
    {
      key: `from:${from}`,
      at: from,
      kind: 'edge',
      text: '[',
      name: t('studio.stage.strip.gapFrom', { time: clock(from) }),
    },
    {
      key: `to:${from}`,
      at: to,
      kind: 'edge',
      text: ']',
      name: t('studio.stage.strip.gapTo', { time: clock(to) }),
    },
  ])
  const maybe = suggestions.all.flatMap((one): StripFlag[] => {
    if (one.kind === 'leaveOut') return []
    const name = t('studio.stage.strip.maybe', { time: clock(one.at) })
    return [{ key: `maybe:${one.at}`, at: one.at, kind: 'maybe', text: '?', name }]
  })
  // Where a step begins, its flag moves the edge, too.
  return [...maybe, ...edges.filter(({ at }) => !taken.has(at)), ...begins]
}
