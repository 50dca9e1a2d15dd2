import type { Cut } from '#cooking/film/cut-list.ts'
import { usePlacePictures } from '../source/place-pictures.ts'
import type { StageFile } from '../stage/stage.types.ts'

/** Where the part of a step begins, in seconds of the whole film. */
const beginningOf = ({ still, pieces }: Cut) => pieces[0]?.from ?? still ?? 0

/** The pictures with which the parts of steps begin, by the keys of steps, as they become known. */
export function useCutPictures(
  files: readonly StageFile[],
  cuts: readonly Cut[],
): ReadonlyMap<string, string> {
  const known = usePlacePictures(files, cuts.map(beginningOf))
  return new Map(
    cuts.flatMap((cut) => {
      const picture = known.get(beginningOf(cut))
      return picture === undefined ? [] : [[cut.key, picture] as const]
    }),
  )
}
