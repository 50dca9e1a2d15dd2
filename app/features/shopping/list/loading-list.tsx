import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'

/** A row without a tick, which the inline script fills. */
const ROW =
  '<template><li class="flex min-h-14 items-center gap-3 border-b border-line leading-tight wrap-anywhere"><b class="min-w-20 shrink-0 font-semibold"></b><span></span></li></template>'

/**
 * In place of a list that has not been read yet: its first rows as this device last showed them, which the
 * inline script puts there before the app has loaded, or else grey lines.
 */
export function LoadingList() {
  return (
    <>
      <ul
        data-first-rows
        className="peer"
        dangerouslySetInnerHTML={{ __html: ROW }}
        suppressHydrationWarning
      />
      <SkeletonRegion className="peer-has-[li]:sr-only">
        {[70, 55, 80, 60, 65].map((width) => (
          <div key={width} className="flex items-center gap-3 border-b border-line py-2.5">
            <Skeleton className="size-6 rounded-full" />
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-5" style={{ width: `${width}%` }} />
          </div>
        ))}
      </SkeletonRegion>
    </>
  )
}
