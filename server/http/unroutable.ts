import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './error-handler.ts'

/** Paths whose errors are read by programs. */
const FOR_PROGRAMS = /^\/(api|media)(\/|\?|$)/

/** Whether an error is for a program and has the API's format, instead of a page. */
export function isForPrograms({ raw }: FastifyRequest): boolean {
  return FOR_PROGRAMS.test(raw.url ?? '')
}

/**
 * Answers a request whose URL cannot be routed, such as `/%`: a page redirects to /404, a
 * call gets the API's error format. No hook has run by then.
 * @param headers sent with every response
 */
export function answerUnroutable(headers: Readonly<Record<string, string>>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    if (isForPrograms(request)) answerError(error, request, reply)
    else reply.redirect('/404', 302)
  }
}
