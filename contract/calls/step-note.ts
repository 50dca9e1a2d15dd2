import { Type } from 'typebox'
import { readOne, type Call } from './call.ts'
import { Empty, IdParams, LangQuery } from '../common.ts'
import {
  NewStepNote,
  StepNote,
  StepNoteBody,
  StepNoteCount,
  StepNoteParams,
  StepNoteQuery,
  StepNoteReportBody,
} from '../step-notes/step-note.ts'

/** Calls about notes at the steps of recipes (rows X18 to X26 of the API table). */
export const stepNoteCalls = {
  stepNotes: readOne('/recipe/:id/note', 'opt', StepNoteQuery, Type.Array(StepNote)),
  stepNoteCounts: readOne('/recipe/:id/note/count', 'opt', LangQuery, Type.Array(StepNoteCount)),
  pinStepNote: {
    method: 'POST',
    path: '/recipe/:id/note',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    body: NewStepNote,
    status: 201,
    response: StepNote,
  },
  changeStepNote: {
    method: 'PATCH',
    path: '/recipe/:id/note/:noteId',
    auth: 'yes',
    params: StepNoteParams,
    query: LangQuery,
    body: StepNoteBody,
    response: StepNote,
  },
  deleteStepNote: {
    method: 'DELETE',
    path: '/recipe/:id/note/:noteId',
    auth: 'yes',
    params: StepNoteParams,
    response: Empty,
  },
  restoreStepNote: {
    method: 'PATCH',
    path: '/recipe/:id/note/:noteId/restore',
    auth: 'yes',
    params: StepNoteParams,
    response: StepNote,
  },
  findHelpful: {
    method: 'PATCH',
    path: '/recipe/:id/note/:noteId/helpful',
    auth: 'yes',
    isSeenByOthers: true,
    params: StepNoteParams,
    response: StepNote,
  },
  findUnhelpful: {
    method: 'PATCH',
    path: '/recipe/:id/note/:noteId/unhelpful',
    auth: 'yes',
    isSeenByOthers: true,
    params: StepNoteParams,
    response: StepNote,
  },
  reportStepNote: {
    method: 'POST',
    path: '/recipe/:id/note/:noteId/report',
    auth: 'yes',
    isSeenByOthers: true,
    params: StepNoteParams,
    body: StepNoteReportBody,
    status: 201,
    response: Empty,
  },
} as const satisfies Record<string, Call>
