import { expect, test } from 'vitest'
import { cutList } from './cut-list.ts'
import {
  filePlaces,
  fileOfStep,
  filesInOrder,
  filesLeftOver,
  giveFile,
  giveRest,
  isFilePerStep,
  swapSteps,
} from './film-parts.ts'
import { leaveOut, noMarks, type Marks } from './marks.ts'

const KEYS = ['season', 'cut', 'bake']
/** Three files of 10, 20 and 5 seconds. */
const THREE = filePlaces([10, 20, 5])
const inOrder = filesInOrder(noMarks(KEYS), [0, 1, 2], THREE)
const filesOf = (marks: Marks, files = THREE) => marks.steps.map((mark) => fileOfStep(mark, files))

test('FLM-39 each step gets a file, and is shown as long as that', () => {
  expect(filesOf(inOrder)).toEqual([0, 1, 2])
  expect(cutList(inOrder, 35).map(({ pieces }) => pieces)).toEqual([
    [{ from: 0, to: 10 }],
    [{ from: 10, to: 30 }],
    [{ from: 30, to: 35 }],
  ])
  expect(filesOf(filesInOrder(noMarks(KEYS), [2, 0], THREE))).toEqual([2, 0, undefined])
})

test('FLM-39 of more files than steps the shortest is left over, and no step shows it', () => {
  const four = filePlaces([10, 2, 20, 5])
  const marks = filesInOrder(noMarks(KEYS), [0, 1, 2, 3], four)
  expect(filesOf(marks, four)).toEqual([0, 2, 3])
  expect(filesLeftOver(marks, four)).toEqual([1])
  expect(cutList(marks, 37)[0]?.pieces).toEqual([{ from: 0, to: 10 }])
})

test('FLM-39 files change places with what was left out of them', () => {
  const trimmed = leaveOut(inOrder, { from: 12, to: 15 })
  const swapped = swapSteps(trimmed, 'season', 'cut', THREE)
  expect(filesOf(swapped)).toEqual([1, 0, 2])
  expect(cutList(swapped, 35)[0]?.pieces).toEqual([
    { from: 10, to: 12 },
    { from: 15, to: 30 },
  ])
  expect(swapSteps(swapped, 'cut', 'season', THREE)).toEqual(trimmed)
})

test('FLM-39 a file that is given to a step is shown again, and what the step had is left over', () => {
  const given = giveFile(inOrder, 'season', 1, THREE)
  expect(filesLeftOver(given, THREE)).toEqual([0])
  expect(given.gaps).toEqual([{ from: 0, to: 10 }])
  const back = giveFile(given, 'cut', 0, THREE)
  expect(back.gaps).toEqual([])
  expect(filesOf(back)).toEqual([1, 0, 2])
})

test('FLM-39 files that are added go to the steps that have none, and then are left over', () => {
  const two = filesInOrder(noMarks(KEYS), [0, 1], filePlaces([10, 20]))
  const four = filePlaces([10, 20, 5, 8])
  const marks = giveRest(two, four)
  expect(filesOf(marks, four)).toEqual([0, 1, 2])
  expect(marks.gaps).toEqual([{ from: 35, to: 43 }])
})

test('FLM-39 two films for seven steps are one film in pieces', () => {
  expect(isFilePerStep(2, 7)).toBe(false)
  expect(isFilePerStep(4, 7)).toBe(true)
  expect(isFilePerStep(1, 1)).toBe(false)
})
