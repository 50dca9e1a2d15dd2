import type { Words } from '../en.ts'

/**
 * What a cook reads for each unit of the wire, without the amount. The keys are the contract's, odd
 * ones included (D-47).
 */
export const units: Words['units'] = {
  piece: { one: 'Stück', other: 'Stück' },
  mg: { one: 'mg', other: 'mg' },
  g: { one: 'g', other: 'g' },
  kg: { one: 'kg', other: 'kg' },
  ml: { one: 'ml', other: 'ml' },
  cl: { one: 'cl', other: 'cl' },
  dl: { one: 'dl', other: 'dl' },
  l: { one: 'l', other: 'l' },
  cloth: { one: 'Zehe', other: 'Zehen' },
  price: { one: 'Prise', other: 'Prisen' },
  teaSpoon: { one: 'Teelöffel', other: 'Teelöffel' },
  tableSpoon: { one: 'Esslöffel', other: 'Esslöffel' },
  cup: { one: 'Tasse', other: 'Tassen' },
  glas: { one: 'Glas', other: 'Gläser' },
  package: { one: 'Packung', other: 'Packungen' },
  can: { one: 'Dose', other: 'Dosen' },
  shrub: { one: 'Bund', other: 'Bund' },
  role: { one: 'Rolle', other: 'Rollen' },
  leafes: { one: 'Blatt', other: 'Blätter' },
  pinch: { one: 'Prise', other: 'Prisen' },
  millimeter: { one: 'Millimeter', other: 'Millimeter' },
  dash: { one: 'Spritzer', other: 'Spritzer' },
  stick: { one: 'Stange', other: 'Stangen' },
  stem: { one: 'Stiel', other: 'Stiele' },
  drop: { one: 'Tropfen', other: 'Tropfen' },
  tuber: { one: 'Knolle', other: 'Knollen' },
  cube: { one: 'Würfel', other: 'Würfel' },
}
