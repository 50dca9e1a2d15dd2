import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useCookbookOfTheMonth } from '#app/data/cookbooks.ts'
import { MonthBanner } from '#app/routes/explore/month-banner.tsx'
import { MonthRecipes } from '#app/routes/explore/month-recipes.tsx'

/** The cookbook of the month and its recipes; nothing in a month without one (D-39). */
export function Month() {
  const { month, isPending } = useCookbookOfTheMonth()
  if (isPending) {
    return (
      <SkeletonRegion>
        <Skeleton className="aspect-picture max-h-104 w-full desktop:aspect-auto desktop:h-(--month-height)" />
      </SkeletonRegion>
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
