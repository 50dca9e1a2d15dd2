export { CommentMenu, useCommentReport } from './comment-menu.tsx'
export {
  LateBlockDialog,
  LateHiddenHere,
  LateReportedHere,
  LateReportEntry,
  LateReportsPage,
} from './late.tsx'
export { NoticeForm, type SentNotice } from './notice-form.tsx'
export { ReportEntry } from './report-entry.tsx'
