import { useEffect, useRef } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import {
  BookOpen,
  Camera,
  Film,
  Heart,
  MessageCircle,
  PackageOpen,
  User,
} from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TaskProgress } from '#design-system/task-progress/task-progress.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useTakeAlong, type Packing } from './use-take-along.ts'

const MEGABYTE = 1_000_000

const PARCEL = {
  recipes: BookOpen,
  pictures: Camera,
  films: Film,
  lists: Heart,
  words: MessageCircle,
  account: User,
} as const satisfies Record<string, IconDrawing>

/** Exports all of the member's data, as one file or as several parts. */
export function TakeAlong() {
  const { t } = useWords()
  const { packing, pack, cancel } = useTakeAlong()
  const howFar = useRef<HTMLDivElement>(null)
  const before = useRef(packing.state)
  useEffect(() => {
    // The pressed button has been removed, and the focus with it.
    const isLost = document.activeElement === document.body
    if (before.current !== packing.state && isLost) howFar.current?.focus()
    before.current = packing.state
  }, [packing.state])
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('settings.takeAlong.text')}</p>
      <ul className="border-t border-line">
        {(Object.keys(PARCEL) as (keyof typeof PARCEL)[]).map((part) => (
          <li key={part} className="flex items-center gap-4 border-b border-line py-2">
            <Icon of={PARCEL[part]} className="shrink-0 text-ink-soft" />
            <span className="grid min-w-0">
              <b className="font-semibold">{t(`settings.takeAlong.${part}`)}</b>
              <small className="text-label text-ink-soft">
                {t(`settings.takeAlong.${part}Text`)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <div ref={howFar} tabIndex={-1} className="grid outline-none">
        <HowFar packing={packing} onPack={pack} onCancel={cancel} />
      </div>
    </div>
  )
}

interface HowFarProps {
  packing: Packing
  onPack: () => void
  onCancel: () => void
}

function HowFar({ packing, onPack, onCancel }: HowFarProps) {
  const { t, language } = useWords()
  switch (packing.state) {
    case 'packing':
      return (
        <div className="grid gap-2">
          <TaskProgress
            label={
              packing.of === 1
                ? t('settings.takeAlong.packing')
                : t('settings.takeAlong.packingPart', packing)
            }
            done={
              packing.bytes > 0 &&
              t('settings.takeAlong.size', {
                size: (packing.bytes / MEGABYTE).toLocaleString(language, {
                  maximumFractionDigits: 1,
                }),
              })
            }
            actions={
              <Button variant="bare" size="s" onClick={onCancel}>
                {t('settings.takeAlong.cancel')}
              </Button>
            }
          />
          <p className="text-label text-ink-soft">{t('settings.takeAlong.stay')}</p>
        </div>
      )
    case 'packed':
      return <Packed packing={packing} onPack={onPack} />
    case 'failed':
      return (
        <div className="grid justify-items-start gap-4">
          <Banner announced tone="danger" title={t('settings.takeAlong.failed')}>
            {packing.why ?? t('settings.takeAlong.failedText')}
          </Banner>
          <Button variant="primary" onClick={onPack}>
            {t('settings.takeAlong.retry')}
          </Button>
        </div>
      )
    default:
      return (
        <Button
          variant="primary"
          icon={PackageOpen}
          className="justify-self-start"
          onClick={onPack}
        >
          {t('settings.takeAlong.pack')}
        </Button>
      )
  }
}

interface PackedProps {
  packing: Extract<Packing, { state: 'packed' }>
  onPack: () => void
}

/** Shown after a file has been packed. After any but the last part it offers the next. */
function Packed({ packing, onPack }: PackedProps) {
  const { t } = useWords()
  const { part, of, name, url } = packing
  const again = (
    <TextLink href={url} download={name}>
      {t('settings.takeAlong.again')}
    </TextLink>
  )
  if (part < of) {
    return (
      <div className="grid justify-items-start gap-4">
        <Banner announced tone="info" title={t('settings.takeAlong.packedPart', { part, of })}>
          {t('settings.takeAlong.packedPartText', { name })} {again}
        </Banner>
        <Button variant="primary" icon={PackageOpen} onClick={onPack}>
          {t('settings.takeAlong.packPart', { part: part + 1, of })}
        </Button>
      </div>
    )
  }
  return (
    <Banner announced tone="success" title={t('settings.takeAlong.packed')}>
      {of === 1
        ? t('settings.takeAlong.packedText', { name })
        : t('settings.takeAlong.packedParts', { name, of })}{' '}
      {again}
    </Banner>
  )
}
