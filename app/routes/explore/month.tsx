import { cn } from '#design-system/lib/cn.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useCookbookOfTheMonth } from '#app/features/cookbooks/index.ts'
import { MONTH_HEIGHT, MONTH_PICTURE, MonthBanner } from './month-banner.tsx'
import { MonthRecipes, MonthShelf } from './month-recipes.tsx'

/**
 * The cookbook of the month and its recipes. Nothing is shown in a month without one (D-39), or when it
 * cannot be loaded: the rest of the page is enough.
 */
export function Month() {
  const { month, isPending } = useCookbookOfTheMonth()
  if (isPending) {
    return (
      <>
        <SkeletonRegion>
          <Skeleton className={cn(MONTH_PICTURE, MONTH_HEIGHT)} />
        </SkeletonRegion>
        <MonthShelf />
      </>
    )
  }
  if (!month) return null
  return (
    <>
      <MonthBanner month={month} />
      <MonthRecipes bookId={month.BookId} />
    </>
  )
}
