import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANG_ID, isLanguage, type LangId, langIdOf } from '#contract/languages.ts'

/**
 * Language of a message: the call's `LangId`, else the first language of `Accept-Language` that
 * Simmer supports, else English. Reads the raw query, so it also works for a call
 * whose query is invalid.
 */
export function requestLangId(request: FastifyRequest): LangId {
  return langIdOfQuery(request.query) ?? langIdOfHeader(request) ?? DEFAULT_LANG_ID
}

function langIdOfQuery(query: unknown): LangId | undefined {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (name.toLowerCase() !== 'langid') continue
    if (String(value) === '0') return 0
    if (String(value) === '1') return 1
  }
  return undefined
}

function langIdOfHeader({ headers }: FastifyRequest): LangId | undefined {
  const tags = (headers['accept-language'] ?? '').split(',')
  const language = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage)
  return language === undefined ? undefined : langIdOf(language)
}
