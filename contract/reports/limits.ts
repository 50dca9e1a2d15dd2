/** Limits and closed lists of reports, without their schemas: the browser needs them too. */

/** Why something is reported: dangerous to eat or do, insulting, advertising, copied, or something else. */
export const REPORT_REASONS = ['danger', 'insult', 'advert', 'copied', 'other'] as const
/** One of {@link REPORT_REASONS}. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What is hidden for all once enough members have reported it. */
export const HIDDEN_BY_COUNT = ['comment', 'note', 'picture'] as const
/** What can be reported: a picture is a member's, an author stands for the profile, a film is named by its recipe. */
export const REPORT_KINDS = [...HIDDEN_BY_COUNT, 'recipe', 'cookbook', 'author', 'film'] as const
/** One of {@link REPORT_KINDS}. */
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Longest word about a report, an objection or a notice, in code points. */
export const REPORT_WORD_MAX = 500
/** Reports that hide something, by members who are not new and have nothing to do with each other. */
export const REPORTS_TO_HIDE = 3
/** Days after which it is forgotten from which network something was reported. */
export const ADDRESS_DAYS = 90
/** Days after which decided cases are forgotten in which nothing is hidden. */
export const DECIDED_CASE_DAYS = 365
/** Times that a member may change something that is hidden. */
export const CASE_CHANGES_MAX = 5
/** Reports and cases that one call returns. */
export const CASES_PER_LOAD = 50

/** Comments, notes or pictures of members that one call of the desk returns. */
export const CONTENTS_PER_LOAD = 24

/** Longest name on a notice, in code points. */
export const NOTICE_NAME_MAX = 200
/** Longest address of a page on a notice, in characters. */
export const NOTICE_PAGE_MAX = 500
/** Longest text of a notice, in code points. */
export const NOTICE_TEXT_MAX = 2000
/** Notices that one address may send in an hour. */
export const NOTICES_PER_HOUR = 5
/** Days after which a notice is deleted. */
export const NOTICE_DAYS = 180
