import type { ReactNode } from 'react'
import { MessageCircle, RotateCcw, Users } from '#design-system/icon/lucide.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { publishingKeys } from '#app/features/publishing/index.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { filmKeys } from '../send/film-keys.ts'

/** Props of {@link WhatStays}. */
export interface WhatStaysProps {
  recipe: Id
  /** Of the steps that the draft has. */
  keys: readonly string[]
  /** Of those that look different in the new version. */
  changed: readonly string[]
}

/**
 * What a new version of a film leaves as it is, and what it means for cooks and notes. How many cook is coarse, and
 * private notes are not counted: the author learns nothing that members keep to themselves.
 */
export function WhatStays({ recipe, keys, changed }: WhatStaysProps) {
  const { t } = useWords()
  const { data: withdrawal } = useKey(publishingKeys.withdrawal(recipe))
  const { data: stuck } = useKey(filmKeys.stuck(recipe))
  const countAt = (isMeant: (key: string) => boolean) =>
    (stuck?.Notes ?? [])
      .filter(({ Key }) => isMeant(Key))
      .reduce((sum, { Count }) => sum + Count, 0)
  const kitchens = withdrawal?.Kitchens ?? 0
  const notes = countAt((key) => keys.includes(key))
  const moved = countAt((key) => changed.includes(key))
  const gone = countAt((key) => !keys.includes(key))
  return (
    <aside className="studio-rimmed">
      <h3 className="text-subheading">{t('studioPages.replace.stays')}</h3>
      <ul className="studio-stays">
        <Row icon={Users}>
          {kitchens === 0
            ? t('studioPages.replace.cooks')
            : t('studioPages.replace.cooksNow', { count: kitchens })}
        </Row>
        <Row icon={MessageCircle}>
          {notes === 0
            ? t('studioPages.replace.noNotes')
            : t('studioPages.replace.notes', { count: notes })}{' '}
          {moved > 0 && t('studioPages.replace.notesMoved', { count: moved })}{' '}
          {gone > 0 && t('studioPages.replace.notesGone', { count: gone })}
        </Row>
        <Row icon={RotateCcw}>{t('studioPages.replace.old')}</Row>
      </ul>
    </aside>
  )
}

function Row({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  )
}
