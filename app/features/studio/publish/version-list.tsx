import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { EyeOff, Eye, RefreshCw, RotateCcw, Trash2 } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { FilmVersion, FilmVersions } from '#contract/films/versions.ts'
import { studioPath } from '../studio-path.ts'
import { useLengths } from '../use-lengths.ts'
import type { useVersions } from './use-versions.ts'

/** Props of {@link VersionList}. */
export interface VersionListProps {
  recipe: Id
  versions: FilmVersions
  acts: Pick<ReturnType<typeof useVersions>, 'withdraw' | 'showAgain' | 'remove' | 'bringBack'>
}

type Act = 'withdraw' | 'showAgain' | 'remove' | 'bringBack'

/** The films of a recipe that others see or saw. */
export function VersionList({ recipe, versions, acts }: VersionListProps) {
  const { t, formatDate, formatNumber } = useWords()
  const { isPending, change } = useChange()
  const { size } = useLengths()
  const [asked, setAsked] = useState<{ act: Act; version: FilmVersion | undefined }>()
  const { State, Versions } = versions
  const run = async ({ act, version }: NonNullable<typeof asked>) => {
    const isDone = await change(t('studioPages.versions.failed'), async () => {
      if (act === 'withdraw' || act === 'showAgain') await acts[act]()
      else if (version) await acts[act](version.Id)
    })
    setAsked(undefined)
    if (isDone) announce(t(`studioPages.versions.done.${act}`))
  }
  const what = ({ Films, Stills, Cards }: FilmVersion) =>
    [
      t('studioPages.versions.films', { count: Films }),
      Stills > 0 && t('studioPages.versions.stills', { count: Stills }),
      Cards > 0 && t('studioPages.versions.cards', { count: Cards }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <section>
      <h2 className="text-heading">{t('studioPages.versions.title')}</h2>
      <ol className="studio-versions">
        {Versions.map((version) => (
          <li key={version.Id}>
            <b>{formatNumber(version.Number)}</b>
            <p>
              <b>
                {version.Number === 1
                  ? t('studioPages.versions.first')
                  : t('studioPages.versions.number', { number: formatNumber(version.Number) })}
              </b>
              <small>
                {formatDate(version.From)} · {what(version)} · {size(version.Bytes)}
              </small>
              {version.KeptUntil !== null && (
                <small>
                  {t('studioPages.versions.kept', { day: formatDate(version.KeptUntil) })}
                </small>
              )}
            </p>
            {version.Until === null ? (
              State !== 'none' && (
                <span className="studio-tag" data-state={State}>
                  {t(`studioPages.versions.state.${State}`)}
                </span>
              )
            ) : (
              <span className="studio-version-acts">
                <Button
                  size="s"
                  icon={RotateCcw}
                  pending={isPending}
                  onClick={() => void run({ act: 'bringBack', version })}
                >
                  {t('studioPages.versions.bringBack')}
                </Button>
                <Button
                  size="s"
                  variant="bare"
                  icon={Trash2}
                  aria-label={t('studioPages.versions.removeOne', {
                    number: formatNumber(version.Number),
                  })}
                  onClick={() => setAsked({ act: 'remove', version })}
                >
                  {t('studioPages.versions.remove')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="studio-acts">
        <ButtonLink href={studioPath(recipe)} icon={RefreshCw}>
          {t('studioPages.versions.new')}
        </ButtonLink>
        {State === 'live' && (
          <Button icon={EyeOff} onClick={() => setAsked({ act: 'withdraw', version: undefined })}>
            {t('studioPages.versions.withdraw')}
          </Button>
        )}
        {State === 'withdrawn' && (
          <Button
            variant="primary"
            icon={Eye}
            pending={isPending}
            onClick={() => void run({ act: 'showAgain', version: undefined })}
          >
            {t('studioPages.versions.showAgain')}
          </Button>
        )}
      </p>
      <p className="studio-small">
        {State === 'hidden'
          ? t('studioPages.versions.hiddenText')
          : t('studioPages.versions.withdrawText')}
      </p>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t(
          asked?.act === 'remove'
            ? 'studioPages.versions.removeSure'
            : 'studioPages.versions.withdrawSure',
        )}
        description={t(
          asked?.act === 'remove'
            ? 'studioPages.versions.removeText'
            : 'studioPages.versions.withdrawText',
        )}
        confirmLabel={t(
          asked?.act === 'remove' ? 'studioPages.versions.remove' : 'studioPages.versions.withdraw',
        )}
        cancelLabel={t('studioPages.leave.keep')}
        pending={isPending}
        danger={asked?.act === 'remove'}
        onConfirm={() => asked && void run(asked)}
      />
    </section>
  )
}
