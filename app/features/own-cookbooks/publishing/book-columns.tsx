import type { ReactNode } from 'react'
import { Columns } from '#app/lib/ui/publishing-frame.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { CookbookCover } from '../cookbook-cover.tsx'

/** What is said about a cookbook, beside its cover. */
export function BookColumns({
  cookbook,
  children,
}: {
  cookbook: OwnCookbook
  children: ReactNode
}) {
  return (
    <Columns aside={<BookCover cookbook={cookbook} className="pub-book" />}>{children}</Columns>
  )
}

/** The cover of a cookbook, or what stands there without one. */
export function BookCover({ cookbook, className }: { cookbook: OwnCookbook; className: string }) {
  const byId = new Map(cookbook.Recipes.map((recipe) => [recipe.Id, recipe]))
  const paths = recipesIn(cookbook).flatMap((id) => byId.get(id)?.CoverPath ?? [])
  return (
    <CookbookCover
      path={cookbook.Cover?.Path ?? null}
      paths={paths}
      sizes="320px"
      className={className}
    />
  )
}
