import { leaveOut, type Gap, type Marks, type StepMark } from './marks.ts'

/*
 * A film that was taken in several files, one for each step. A step has the file in which it begins; a file that
 * no step begins in is left out.
 */

/** Where the files of a film lie in the whole, one after another. */
export function filePlaces(durations: readonly number[]): Gap[] {
  let from = 0
  return durations.map((duration) => {
    const place = { from, to: from + duration }
    from = place.to
    return place
  })
}

const isIn = ({ from, to }: Gap, at: number | undefined) =>
  at !== undefined && from <= at && at < to

/** Index of the file in which a step begins; undefined for a step without a place. */
export function fileOfStep({ at }: StepMark, files: readonly Gap[]): number | undefined {
  const index = files.findIndex((file) => isIn(file, at))
  return index === -1 ? undefined : index
}

/** Indices of the files in which no step begins. */
export function filesLeftOver({ steps }: Marks, files: readonly Gap[]): number[] {
  return files.flatMap((file, index) => (steps.some(({ at }) => isIn(file, at)) ? [] : [index]))
}

const isWhole = (gap: Gap, file: Gap) => gap.from <= file.from && gap.to >= file.to

/** What is left out, but for a file as a whole, which is left out only while no step begins in it. */
function withoutLeftOver(marks: Marks, files: readonly Gap[]): Marks {
  const kept = marks.gaps.flatMap((gap) => {
    const whole = files.filter((file) => isWhole(gap, file))
    const [first] = whole
    const last = whole.at(-1)
    if (!first || !last) return [gap]
    return [
      { from: gap.from, to: first.from },
      { from: last.to, to: gap.to },
    ].filter(({ from, to }) => to > from)
  })
  const rest: Marks = { ...marks, gaps: kept }
  return filesLeftOver(rest, files).reduce((all, index) => {
    const file = files[index]
    return file ? leaveOut(all, file) : all
  }, rest)
}

/** Two steps change their places in the film. */
export function swapSteps(marks: Marks, one: string, other: string, files: readonly Gap[]): Marks {
  const find = (key: string) => marks.steps.find((mark) => mark.key === key)
  const [first, second] = [find(one), find(other)]
  if (!first || !second || first === second) return marks
  const steps = marks.steps.map((mark) => {
    if (mark === first) return { ...second, key: one }
    return mark === second ? { ...first, key: other } : mark
  })
  return withoutLeftOver({ ...marks, steps }, files)
}

/** A step begins with a file, and what it had is left over. */
export function giveFile(marks: Marks, key: string, index: number, files: readonly Gap[]): Marks {
  const file = files[index]
  if (!file) return marks
  const steps = marks.steps.map((mark) => (mark.key === key ? { key, at: file.from } : mark))
  return withoutLeftOver({ ...marks, steps }, files)
}

/** Steps without a place get the files in which no step begins, in their order. */
export function giveRest(marks: Marks, files: readonly Gap[]): Marks {
  const empty = marks.steps.filter(({ at }) => at === undefined)
  const given = filesLeftOver(marks, files)
    .slice(0, empty.length)
    .reduce((all, index, place) => giveFile(all, empty[place]?.key ?? '', index, files), marks)
  return withoutLeftOver(given, files)
}

/** Whether so many files are one for each step, and not one film in pieces. */
export function isFilePerStep(files: number, steps: number): boolean {
  return files > 1 && files * 2 >= steps
}

/**
 * Each step gets a file, in this order; steps beyond the last file have no place. Of more files than steps the
 * shortest are left over.
 *
 * @param order indices of the files
 */
export function filesInOrder(marks: Marks, order: readonly number[], files: readonly Gap[]): Marks {
  const length = (index: number) => (files[index] ? files[index].to - files[index].from : 0)
  const longest = order.toSorted((a, b) => length(b) - length(a)).slice(0, marks.steps.length)
  const kept = new Set(longest)
  const taken = order.filter((index) => kept.has(index))
  const steps = marks.steps.map(({ key }, place): StepMark => {
    const file = files[taken[place] ?? -1]
    return file ? { key, at: file.from } : { key }
  })
  return withoutLeftOver({ steps, gaps: [], openGap: null }, files)
}
