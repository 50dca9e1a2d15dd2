import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { Empty, LangQuery } from '../common.ts'
import { News, NewsChoices, NewsChoicesBody, SeenBody, UnseenNews } from '../news/news.ts'

/** Calls about what is new of the authors whom a member follows (rows X193 to X197 of the API table). */
export const newsCalls = {
  news: read('/my/news', 'yes', LangQuery, News),
  unseenNews: read('/my/news/unseen', 'yes', LangQuery, UnseenNews),
  seeNews: { method: 'PATCH', path: '/my/news', auth: 'yes', body: SeenBody, response: Empty },
  newsChoices: read('/my/news/choices', 'yes', Type.Object({}), NewsChoices),
  changeNewsChoices: {
    method: 'PATCH',
    path: '/my/news/choices',
    auth: 'yes',
    body: NewsChoicesBody,
    response: NewsChoices,
  },
} as const satisfies Record<string, Call>
