export { DeskReports } from './reports-page.tsx'
export { reportKeys, useCases } from './use-reports.ts'
