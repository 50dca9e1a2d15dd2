import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './error-handler.ts'

/** Addresses whose failures programs read. */
const FOR_PROGRAMS = /^\/(api|media)(\/|\?|$)/

/** Whether a failure is read by a program and takes the API's shape, instead of by a person. */
export function isForPrograms({ raw }: FastifyRequest): boolean {
  return FOR_PROGRAMS.test(raw.url ?? '')
}

/**
 * Answers a request whose address is too broken to be matched with a route, such as `/%`: a page
 * leads to /404 like every other that does not exist (SHL-03), a call fails as calls do. No hook has
 * run by then.
 * @param headers what every answer carries
 */
export function answerUnroutable(headers: Readonly<Record<string, string>>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    if (isForPrograms(request)) answerError(error, request, reply)
    else reply.redirect('/404', 302)
  }
}
