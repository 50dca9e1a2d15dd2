import type { RefObject } from 'react'
import { Logo } from '#design-system/icon/logo.tsx'
import { useImperial } from '#app/features/account/index.ts'
import type { Shopping } from '#app/features/shopping/use-shopping.ts'
import { BRAND } from '#app/lib/site/brand.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { type Language, LOCALES } from '#contract/languages.ts'
import { purchaseLine, rowDetails, wholeAmount } from '../row/line.ts'
import { openDepartments } from './list-text.ts'
import '#app/lib/print/sheet.css'
import './printed-list.css'

/** Most rows on one page with room to write, and with two columns. */
const ROOMY_MAX = 40
const DENSE_MAX = 60
/** Lines to write on. */
const BLANK_LINES = [1, 2, 3, 4]

/** How close the rows are, the airiest first. */
export const DENSITIES = ['normal', 'dense', 'three'] as const
/** @see {@link DENSITIES} */
export type Density = (typeof DENSITIES)[number]

/** The airiest that so many rows may have. */
export function firstDensity(count: number): Density {
  if (count <= ROOMY_MAX) return 'normal'
  return count <= DENSE_MAX ? 'dense' : 'three'
}

/** Props of {@link PrintedList}. */
export interface PrintedListProps {
  /** Name of the list. */
  name: string
  shopping: Pick<Shopping, 'list' | 'arranged'>
  density: Density
  /** Out of sight, to find out how high it is. */
  isMeasured: boolean
  sheet: RefObject<HTMLDivElement | null>
}

/** The list on one A4 page, black on white: what is to be bought by department, with circles to tick. */
export function PrintedList({ name, shopping, density, isMeasured, sheet }: PrintedListProps) {
  const { t, language } = useWords()
  const options = { language, imperial: useImperial() }
  const { list, arranged } = shopping
  const departments = openDepartments(arranged)
  const count = departments.reduce((all, { rows }) => all + rows.length, 0)
  const home = arranged.atHome.map((row) => purchaseLine(row, options).name).join(', ')
  return (
    <div
      ref={sheet}
      className="printed-list"
      data-density={density}
      data-measured={isMeasured || undefined}
    >
      <header>
        <p className="brand">
          <Logo />
          {BRAND}
        </p>
        <h1>{name}</h1>
        <p>{t('shopping.printedBy', { ...nowIn(language), count })}</p>
      </header>
      <div className="columns">
        {departments.map((department) => (
          <section key={department.id}>
            <h2>{department.name || t('shopping.otherDepartment')}</h2>
            <ul>
              {department.rows.map((row) => {
                const line = purchaseLine(row, options)
                const detail = rowDetails(row, options, t)
                return (
                  <li key={row.key}>
                    <b>{wholeAmount(line)}</b>
                    <span>
                      {line.name} {detail && <small>{detail}</small>}
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        <section className="blank">
          <h2>{t('shopping.roomForMore')}</h2>
          {BLANK_LINES.map((line) => (
            <i key={line} />
          ))}
        </section>
      </div>
      <footer>
        <span>{home && t('shopping.printedHome', { names: home })}</span>
        {list.recipes.length > 0 && (
          <span className="for">{t('shopping.printedFor', { count: list.recipes.length })}</span>
        )}
      </footer>
    </div>
  )
}

function nowIn(language: Language) {
  const now = new Date()
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], options).format(now)
  const day = write({ day: 'numeric', month: 'long' })
  return {
    date: `${write({ weekday: 'long' })}, ${day}`,
    time: write({ hour: '2-digit', minute: '2-digit' }),
  }
}
