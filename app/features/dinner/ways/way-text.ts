import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { NotPossible, Way } from '#cooking/dinner/ways/ways.ts'

type Translate = ReturnType<typeof useWords>['t']

/** What a way to eat all the same is called, and what it means. */
export function wayText(
  t: Translate,
  way: Way,
  {
    names,
    otherNames,
    ovenLast,
  }: {
    names: readonly string[]
    /** Of the dishes that could be made instead. */
    otherNames: readonly string[]
    ovenLast: NotPossible['ovenLast']
  },
): { title: string; text: string } {
  const name = names[way.dish ?? 0] ?? ''
  switch (way.kind) {
    case 'later':
      return {
        title: t('dinner.ways.later'),
        text: t(ovenLast ? 'dinner.ways.laterNever' : 'dinner.ways.laterText'),
      }
    case 'cook':
      return {
        title: t('dinner.ways.cook', { count: way.kitchen.cooks }),
        text: t('dinner.ways.cookText'),
      }
    case 'oven':
      return { title: t('dinner.ways.oven'), text: t('dinner.ways.ovenText') }
    case 'dish':
      return {
        title: t('dinner.ways.dish'),
        text: t('dinner.ways.dishText', { other: otherNames[way.other ?? 0] ?? '', name }),
      }
    case 'without':
      return { title: t('dinner.ways.without', { name }), text: t('dinner.ways.withoutText') }
    case 'warmed':
      return { title: t('dinner.ways.warmed', { name }), text: t('dinner.ways.warmedText') }
    default:
      return { title: t('dinner.ways.starter', { name }), text: t('dinner.ways.starterText') }
  }
}
