import { useEffect, useState } from 'react'
import type { FollowedDinner } from '#app/features/dinner/index.ts'

/**
 * The lane that this phone cooks. Whoever begins cooks the first one; another member of the household who opens the
 * dinner takes one that nobody has.
 */
export function useLane({ dinner, kept, press }: FollowedDinner): [number, (cook: number) => void] {
  const { Cooks, People, BegunAt } = dinner
  const you = People.find(({ IsYou }) => IsYou)?.Id
  const [chosen, setChosen] = useState<number>()
  const own = you === undefined ? -1 : Cooks.indexOf(you)
  const isShared = People.length > 0
  const free = Array.from({ length: kept.Kitchen.Cooks }, (_, cook) => cook).find(
    (cook) => (Cooks[cook] ?? null) === null,
  )
  const takes = isShared && BegunAt !== null && own < 0 && chosen === undefined ? free : undefined
  useEffect(() => {
    if (takes !== undefined) press({ kind: 'lane', cook: takes, isMine: true })
  }, [takes, press])
  const choose = (cook: number) => {
    setChosen(cook)
    if (isShared) press({ kind: 'lane', cook, isMine: true })
  }
  const lane = chosen ?? (own >= 0 ? own : (takes ?? 0))
  return [Math.min(lane, kept.Kitchen.Cooks - 1), choose]
}
