import { Heading } from '@storybook/addon-docs/blocks'
import passport from 'virtual:passport'
import { AXES } from '#tests/workshop/passport/axes.ts'
import { ENGINES, type EngineName } from '#tests/workshop/engines/engine.ts'
import {
  AXIS_TITLES,
  cellOf,
  componentsOf,
  countCells,
  maturityOf,
  picturesOf,
  sizesOf,
  type Component,
  type Maturity,
  type ShownCell,
} from './cells.ts'

const ENGINE_NAMES: Record<EngineName, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox ESR',
  webkit: 'WebKitGTK',
}

const titleOf = (engine: EngineName) => passport.engines[engine] ?? ENGINE_NAMES[engine]

const stories = (count: number) => (count === 1 ? '1 story' : `${count} stories`)

/** The text of a cell. A red cell lists the stories that failed. */
function CellText({ cell }: { cell: ShownCell }) {
  if (cell.kind === 'tested') return <>Tested: {stories(cell.tested)}</>
  if (cell.kind === 'impossible') return <>Not possible: {cell.reason}</>
  if (cell.kind === 'untested') return <>Not tested: {cell.reason}</>
  return (
    <details>
      <summary className="font-bold text-danger">
        Red: {cell.failed.length} of {stories(cell.tested)}
      </summary>
      <ul>
        {cell.failed.map(({ story, reason }) => (
          <li key={story} className="wrap-anywhere">
            <b>{story}:</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}

const LEVELS: Record<Maturity['level'], string> = {
  stable: 'Stable',
  beta: 'Beta',
  broken: 'Broken',
}

const kilobytes = (size: number) => `${size.toFixed(1)} KB`

/** Maturity, pictures and size of a component, as measured. */
function Facts({ component }: { component: Component }) {
  const { level, missing } = maturityOf(passport, component)
  const sizes = sizesOf(passport, component)
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">Maturity</th>
          <td>{[`${LEVELS[level]}.`, ...missing].join(' ')}</td>
        </tr>
        <tr>
          <th scope="row">States with pictures</th>
          <td>{picturesOf(passport, component)}</td>
        </tr>
        <tr>
          <th scope="row">Size</th>
          <td>
            {sizes === undefined
              ? 'Not weighed yet.'
              : `${kilobytes(sizes.alone)} alone, ${kilobytes(sizes.added)} beside all the others: JavaScript without React, Brotli.`}
            {sizes?.isCurrent === false && ' Its code changed since then.'}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The results of a component: a row for each axis, a column for each engine. */
export function PassportTable({ folder, guide }: Component) {
  return (
    <>
      <Heading>Passport</Heading>
      <Facts component={{ folder, guide }} />
      <table>
        <thead>
          <tr>
            <th>Tried in</th>
            {ENGINES.map((engine) => (
              <th key={engine}>{titleOf(engine)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AXES.map((axis) => (
            <tr key={axis}>
              <th scope="row">{AXIS_TITLES[axis]}</th>
              {ENGINES.map((engine) => (
                <td key={engine}>
                  <CellText cell={cellOf(passport, { folder, guide }, engine, axis)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The number of cells of each kind, by engine. */
export function PassportSummary() {
  return (
    <table>
      <thead>
        <tr>
          <th>Engine</th>
          <th>Tested</th>
          <th>Red</th>
          <th>Not possible</th>
          <th>Not tested</th>
        </tr>
      </thead>
      <tbody>
        {ENGINES.map((engine) => {
          const { tested, red, impossible, untested } = countCells(passport, engine)
          return (
            <tr key={engine}>
              <th scope="row">{titleOf(engine)}</th>
              <td>{tested}</td>
              <td>{red}</td>
              <td>{impossible}</td>
              <td>{untested}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const SIGNS: Record<ShownCell['kind'], string> = {
  tested: '+',
  red: '×',
  impossible: '–',
  untested: '·',
}

function Size({ kilobytes: size }: { kilobytes: number | undefined }) {
  return <td className="whitespace-nowrap">{size === undefined ? '–' : kilobytes(size)}</td>
}

/** Every component in every engine: one sign for each axis. */
export function StatusTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Maturity</th>
          <th>Alone</th>
          <th>Added</th>
          {ENGINES.map((engine) => (
            <th key={engine}>{titleOf(engine)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {componentsOf(passport).map((component) => (
          <tr key={`${component.folder}/${component.guide}`}>
            <th scope="row">{component.guide}</th>
            <td>{LEVELS[maturityOf(passport, component).level]}</td>
            <Size kilobytes={sizesOf(passport, component)?.alone} />
            <Size kilobytes={sizesOf(passport, component)?.added} />
            {ENGINES.map((engine) => (
              <td key={engine}>
                {AXES.map((axis) => {
                  const { kind } = cellOf(passport, component, engine, axis)
                  return (
                    <abbr
                      key={axis}
                      title={`${AXIS_TITLES[axis]}: ${kind}`}
                      className={`me-2 no-underline ${kind === 'red' ? 'font-bold text-danger' : ''}`}
                    >
                      {SIGNS[kind]}
                    </abbr>
                  )
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
