export { LatePlannedLine, LatePlanSheet, LateSendWeek } from './late.tsx'
export { WeekPage } from './week-page.tsx'
