import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Copy } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { rememberReturnPath } from '#app/features/account/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { Id } from '#contract/common.ts'
import type { LinkedCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { CookbookCover } from '../cookbook-cover.tsx'
import { ownCookbookPath } from '../paths.ts'
import { useCookbookActs } from '../use-cookbook-acts.ts'
import { LinkedCard } from './linked-card.tsx'
import './linked-page.css'

/** Props of {@link LinkedPage}. */
export interface LinkedPageProps {
  token: string
  cookbook: LinkedCookbook | undefined
  error: unknown
  onRetry: () => Promise<unknown>
}

/** A cookbook for whoever has its link: to read, to cook along with, and to keep a copy of. */
export function LinkedPage({ token, cookbook, error, onRetry }: LinkedPageProps) {
  const { t } = useWords()
  if (cookbook) return <Shared token={token} cookbook={cookbook} />
  if (error !== undefined) {
    return (
      <>
        <h1 className="sr-only">{t('ownCookbooks.cookbooks')}</h1>
        <LoadFailed
          title={t('ownCookbooks.link.failed')}
          text={t('ownCookbooks.link.failedText')}
          onRetry={onRetry}
        />
      </>
    )
  }
  return (
    <>
      <h1 className="sr-only">{t('ownCookbooks.cookbooks')}</h1>
      <SkeletonRegion>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="mt-4 h-6 w-40" />
      </SkeletonRegion>
    </>
  )
}

function Shared({ token, cookbook }: { token: string; cookbook: LinkedCookbook }) {
  const { t } = useWords()
  const { Name, Description, By, CoverPath, Recipes, Tabs: tabs, Loose } = cookbook
  const all = recipesIn({ Tabs: tabs, Loose })
  const byId = new Map(Recipes.map((recipe) => [recipe.Id, recipe]))
  const cards = (ids: readonly Id[]) => (
    <ul className="linked-cards">
      {ids.map((id) => {
        const recipe = byId.get(id)
        return recipe && <LinkedCard key={id} recipe={recipe} />
      })}
    </ul>
  )
  const paths = all.flatMap((id) => byId.get(id)?.CoverPath ?? [])
  return (
    <>
      <div className="linked-head">
        <CookbookCover path={CoverPath} paths={paths} sizes="208px" />
        <div>
          <p className="text-ink-soft">{t('ownCookbooks.link.by', { name: By })}</p>
          <h1 className="text-display">{Name || t('ownCookbooks.unnamed')}</h1>
          {Description !== '' && <p className="linked-text">{Description}</p>}
          <p className="text-label text-ink-soft">
            {t('ownCookbooks.recipes', { count: all.length })}
          </p>
          <p className="text-label text-ink-soft">{t('ownCookbooks.link.free')}</p>
        </div>
      </div>
      {all.length === 0 && <EmptyState title={t('ownCookbooks.link.empty')} />}
      {all.length > 0 && tabs.length === 0 && cards(all)}
      {all.length > 0 && tabs.length > 0 && (
        <Tabs
          label={t('ownCookbooks.link.tabs')}
          items={[
            {
              value: '',
              label: t('ownCookbooks.link.all'),
              count: all.length,
              content: cards(all),
            },
            ...tabs.map((tab) => ({
              value: tab.Key,
              label: tab.Name || t('ownCookbooks.editor.unnamedTab'),
              count: tab.Recipes.length,
              content: cards(tab.Recipes),
            })),
          ]}
        />
      )}
      <KeepCopy token={token} />
    </>
  )
}

/** Makes a cookbook of one's own of it. A press that is repeated makes no second one. */
function KeepCopy({ token }: { token: string }) {
  const { t } = useWords()
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const acts = useCookbookActs()
  const { isPending, change } = useChange()
  const key = useRef<string>(undefined)
  const [isKept, setKept] = useState(false)
  const keep = async () => {
    key.current ??= crypto.randomUUID()
    const Key = key.current
    let id: Id | undefined
    await change(t('ownCookbooks.link.keepFailed'), async () => {
      id = (await acts.copy(token, Key)).Id
    })
    if (id === undefined) return
    setKept(true)
    toast({ title: t('ownCookbooks.link.kept') })
    void navigate(ownCookbookPath(id))
  }
  return (
    <div className="linked-keep">
      {isSignedIn ? (
        <Button icon={Copy} pending={isPending || isKept} onClick={() => void keep()}>
          {t('ownCookbooks.link.keep')}
        </Button>
      ) : (
        <ButtonLink href="/auth" icon={Copy} onClick={() => rememberReturnPath()}>
          {t('ownCookbooks.link.signIn')}
        </ButtonLink>
      )}
      <p>{t('ownCookbooks.link.keepText')}</p>
    </div>
  )
}
