import type { EventName } from '#contract/events.ts'

/** The stream of events, as read by a device. */
export interface ListenedEvents {
  response: Response
  /** The next announced version; undefined when the stream has ended. */
  next: () => Promise<number | undefined>
  /** Closes the stream, as a lost connection does. */
  leave: () => void
}

/** Listens to the events of one name, by default those of the shopping list. */
export async function listenToEvents(
  origin: string,
  headers: Record<string, string>,
  name: EventName = 'version',
): Promise<ListenedEvents> {
  const controller = new AbortController()
  const { signal } = controller
  const response = await fetch(`${origin}/api/shopping/events`, { headers, signal })
  const versions = versionsIn(response, name)
  const next = async () => (await versions.next()).value ?? undefined
  return { response, next, leave: () => controller.abort() }
}

async function* versionsIn({ body }: Response, name: EventName): AsyncGenerator<number, undefined> {
  let unread = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (unread + text).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, version] = new RegExp(`^event: ${name}\ndata: (\\d+)$`).exec(block) ?? []
      if (version !== undefined) yield Number(version)
    }
  }
  return undefined
}
