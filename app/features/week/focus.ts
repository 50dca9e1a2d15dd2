import type { RefObject } from 'react'
import type { Meal, Week } from '#contract/week/week.ts'
import { placeId } from './card/context.ts'
import { placeOf } from './model/card.ts'

/** Ids of the places that take the focus of a meal that goes, the first that is there. */
let wanted: readonly string[] = []

const placeThatTabReaches = () =>
  document.querySelector<HTMLElement>('.week-card [data-place][tabindex="0"]')

/**
 * Where the focus goes once what had it is gone: what stands where the meal was that was taken off, else the place of
 * the card that Tab reaches, else the page of the week. Null on other pages.
 */
export const cardFocus: RefObject<HTMLElement | null> = {
  get current() {
    const found = wanted.map((id) => document.getElementById(id)).find((place) => place !== null)
    return found ?? placeThatTabReaches() ?? document.querySelector<HTMLElement>('.week')
  },
}

/** Notes that a meal goes: what follows takes its place, or else the dish before it, or the free place. */
export function leavePlaceOf({ Meals }: Week, meal: Meal): void {
  const there = Meals.filter(({ Day, Slot }) => Day === meal.Day && Slot === meal.Slot)
  const index = there.findIndex(({ Key }) => Key === meal.Key)
  wanted = [index, index - 1, 0].map((at) => placeId(placeOf(meal), at))
}

/** Gives the focus of what has gone on, see {@link cardFocus}. */
export function keepFocus(): void {
  requestAnimationFrame(() => cardFocus.current?.focus())
}

/** Gives the focus to the place of the card that Tab reaches, or to the page of a week without a card. */
export function focusCard(): void {
  wanted = []
  keepFocus()
}

/** Gives the focus to a meal once it stands where it was put. */
export function focusMeal(key: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-meal="${key}"] .week-open`)?.focus(),
  )
}

/**
 * To be called before a row goes: finds the same button of the row beside it.
 *
 * @returns gives the focus to that one, or to the card, once the row is gone
 */
export function besideRow(button: Element): () => void {
  const row = button.closest('li, [data-slot="banner"]')
  const index = [...(row?.querySelectorAll('button') ?? [])].indexOf(button as HTMLButtonElement)
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) =>
    one?.matches(row?.tagName === 'LI' ? 'li' : '[data-slot="banner"]'),
  )
  const next = beside?.querySelectorAll('button')[index]
  return () => (next?.isConnected ? next.focus() : focusCard())
}
