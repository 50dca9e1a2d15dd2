import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import {
  Clock,
  Gauge,
  HardDrive,
  Maximize,
  Palette,
  Volume2,
  VolumeX,
} from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ProjectFile } from '../device/project.ts'
import { bytesASecond } from '../make/film-settings.ts'
import { useLengths } from '../use-lengths.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'

interface FactProps {
  icon: IconDrawing
  name: string
  value: string
  /** What follows from it. */
  text?: string | undefined
}

function Fact({ icon, name, value, text }: FactProps) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <small>{name}</small>
        <b>{value}</b>
        {text !== undefined && <p>{text}</p>}
      </div>
    </li>
  )
}

/** Names of pictures by their shorter side. */
const SIZES: Readonly<Record<number, string>> = { 2160: '4K', 1080: '1080p', 720: '720p' }

/** "4K", "1080p", or the sides in pixels. */
function sizeName(width: number, height: number): string {
  return SIZES[Math.min(width, height)] ?? `${width}\u00a0×\u00a0${height}`
}

/** Props of {@link Facts}. */
export interface FactsProps {
  /** Files of the film; at least one. */
  files: readonly ProjectFile[]
  settings: PictureSettings
  /** Bytes that are free on the device. */
  free: number | undefined
  /** Length and size are said already. @default false */
  isSummed?: boolean
}

/** What a film is, and what becomes of it. */
export function Facts({ files, settings, free, isSummed = false }: FactsProps) {
  const { t, formatNumber } = useWords()
  const { length, size } = useLengths()
  const sum = (of: (file: ProjectFile) => number) =>
    files.reduce((total, file) => total + of(file), 0)
  const duration = sum(({ facts }) => facts.duration)
  const bytes = sum(({ facts }) => facts.size)
  const [first] = files
  if (!first) return null
  const { width, height, rate, isHdr } = first.facts
  const isTurned = settings.rotation % 180 !== 0
  const isUpright = isTurned ? width > height : height > width
  const before = sizeName(width, height)
  const after = sizeName(settings.width, settings.height)
  const becomes = before === after ? [] : [t('studioPages.check.becomes', { size: after })]
  const upright = isUpright ? [t('studioPages.check.uprightText')] : []
  const [least, most] = rate
  const hasSound = files.some(({ facts }) => facts.sound !== undefined)
  const needed = bytes + 2 * duration * bytesASecond(settings)
  return (
    <>
      <ul className="studio-facts">
        {!isSummed && (
          <>
            <Fact
              icon={Clock}
              name={t('studioPages.check.length')}
              value={length(duration)}
              text={t('studioPages.check.lengthText')}
            />
            <Fact
              icon={HardDrive}
              name={t('studioPages.check.size')}
              value={size(bytes)}
              text={t('studioPages.check.sizeText')}
            />
          </>
        )}
        <Fact
          icon={Maximize}
          name={t('studioPages.check.picture')}
          value={isUpright ? t('studioPages.check.upsides', { size: before }) : before}
          text={[...becomes, ...upright].join(' ') || undefined}
        />
        <Fact
          icon={hasSound ? Volume2 : VolumeX}
          name={t('studioPages.check.sound')}
          value={t(hasSound ? 'studioPages.check.yes' : 'studioPages.check.none')}
          text={t(hasSound ? 'studioPages.check.soundText' : 'studioPages.check.noneText')}
        />
        {isHdr && (
          <Fact
            icon={Palette}
            name={t('studioPages.check.colours')}
            value={t('studioPages.check.hdr')}
            text={t('studioPages.check.hdrText')}
          />
        )}
        {most - least > 1 && (
          <Fact
            icon={Gauge}
            name={t('studioPages.check.rate')}
            value={t('studioPages.check.uneven', {
              least: formatNumber(Math.round(least)),
              most: formatNumber(Math.round(Math.min(most, 240))),
            })}
            text={t('studioPages.check.unevenText')}
          />
        )}
      </ul>
      {free !== undefined && (
        <div className="studio-room">
          <p>
            <b>{t('studioPages.check.room')}</b>
            <span>
              {t('studioPages.check.roomText', { needed: size(needed), free: size(free) })}
            </span>
          </p>
          <i
            aria-hidden="true"
            style={{ '--full': Math.min(1, needed / free) } as React.CSSProperties}
          />
        </div>
      )}
    </>
  )
}
