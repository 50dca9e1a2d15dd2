import { useSearchParams } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Plus, Trash2 } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { MyTabs } from '#app/features/own-recipes/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbookCard as Card } from '#contract/cookbooks/own-cookbook.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { COOKBOOK_BIN_PATH, OWN_COOKBOOKS_PATH } from '../paths.ts'
import { useNewCookbook } from '../use-new-cookbook.ts'
import { useOwnCookbooks } from '../use-own-cookbooks.ts'
import { OwnCookbookCard } from './cookbook-card.tsx'
import './shelf.css'

/** The member's cookbooks, or those in the bin. */
export function ShelfPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const { cookbooks, binned, error, retry } = useOwnCookbooks()
  const isBin = search.get('state') === 'bin'
  const isFirst = !isBin && cookbooks?.length === 0
  return (
    <>
      <div className="shelf-head">
        <h1 className="text-display">{t('ownCookbooks.title')}</h1>
        {!isFirst && !isBin && <NewCookbook />}
      </div>
      <MyTabs
        label={t('ownCookbooks.title')}
        current="cookbooks"
        counts={{ cookbooks: cookbooks?.length }}
      />
      {error !== undefined && (
        <LoadFailed
          title={t('ownCookbooks.failed')}
          text={t('ownCookbooks.failedText')}
          onRetry={retry}
        />
      )}
      {isBin ? (
        <Bin binned={binned} />
      ) : (
        <Shelf cookbooks={cookbooks} hasFailed={error !== undefined} />
      )}
      {!isBin && binned && binned.length > 0 && (
        <p className="shelf-to-bin">
          <TextLink href={COOKBOOK_BIN_PATH} variant="bar">
            <Icon of={Trash2} />
            {t('ownCookbooks.bin.show', { count: binned.length })}
          </TextLink>
        </p>
      )}
    </>
  )
}

function NewCookbook({ size }: { size?: 'l' }) {
  const { t } = useWords()
  const { isPending, make } = useNewCookbook()
  return (
    <Button
      variant="primary"
      size={size}
      icon={Plus}
      pending={isPending}
      onClick={() => void make()}
    >
      {t('ownCookbooks.new.button')}
    </Button>
  )
}

function Shelf({
  cookbooks,
  hasFailed,
}: {
  cookbooks: readonly Card[] | undefined
  hasFailed: boolean
}) {
  const { t } = useWords()
  if (hasFailed) return null
  if (!cookbooks) {
    return (
      <SkeletonRegion className="shelf">
        {[1, 2, 3, 4].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-cover rounded-control" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-2 h-5 w-32" />
          </div>
        ))}
      </SkeletonRegion>
    )
  }
  if (cookbooks.length === 0) {
    return (
      <EmptyState title={t('ownCookbooks.first.title')} action={<NewCookbook size="l" />}>
        {t('ownCookbooks.first.text')}
      </EmptyState>
    )
  }
  return <Cards cards={cookbooks} />
}

function Bin({ binned }: { binned: readonly Card[] | undefined }) {
  const { t } = useWords()
  if (!binned) return null
  return (
    <>
      <TextLink href={OWN_COOKBOOKS_PATH} variant="bar">
        {t('ownCookbooks.bin.all')}
      </TextLink>
      <h2 className="sr-only">{t('ownCookbooks.bin.title')}</h2>
      {binned.length === 0 ? (
        <EmptyState title={t('ownCookbooks.bin.empty')} headingLevel="h3" />
      ) : (
        <>
          <p className="mb-6 text-ink-soft">{t('ownCookbooks.bin.text', { days: BIN_DAYS })}</p>
          <Cards cards={binned} />
        </>
      )}
    </>
  )
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="shelf">
      {cards.map((card) => (
        <OwnCookbookCard key={card.Id} card={card} />
      ))}
    </ul>
  )
}
