import type { ReportReason } from '#contract/reports/limits.ts'

/** What somebody writes in the form of a notice. */
export interface NoticeDraft {
  page: string
  reason: ReportReason | null
  text: string
  name: string
  email: string
  /** They believe that what they say is right. */
  faith: boolean
}

/** A field of the form. */
export type NoticeField = keyof NoticeDraft

const isAddress = (text: string) => URL.canParse(text) && /^https?:\/\/\S+$/u.test(text)
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/u.test(text)

/** The fields that have to be mended, in their order. */
export function faultsOf({ page, reason, text, name, email, faith }: NoticeDraft): NoticeField[] {
  const faults: Record<NoticeField, boolean> = {
    page: !isAddress(page.trim()),
    reason: reason === null,
    text: text.trim() === '',
    name: name.trim() === '',
    email: !isEmail(email.trim()),
    faith: !faith,
  }
  return (Object.keys(faults) as NoticeField[]).filter((field) => faults[field])
}
