import { randomUUID } from 'node:crypto'
import type { BookChange } from '#contract/cookbooks/arrange.ts'
import type { NewOwnCookbook, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { App } from '#server/http/app-type.ts'
import { call, type Headers } from './own-recipes.ts'

/** Adds a cookbook of a member. */
export async function addBook(
  app: App,
  who: Headers,
  body: Partial<NewOwnCookbook> = {},
): Promise<OwnCookbook> {
  const sent = { Key: randomUUID(), Language: 'en', Name: { en: 'Things with crust' }, ...body }
  const [status, book] = await call<OwnCookbook>(app, 'POST', '/my/cookbooks?LangId=1', who, sent)
  if (status !== 201) throw new Error(`/my/cookbooks: ${status} ${JSON.stringify(book)}`)
  return book
}

/** A device on which a member arranges a cookbook: it knows the cookbook as it last saw it. */
export class BookDevice {
  readonly #app: App
  readonly #who: Headers
  readonly #device = randomUUID()
  #number = 0
  book: OwnCookbook

  constructor(app: App, who: Headers, book: OwnCookbook) {
    this.#app = app
    this.#who = who
    this.book = book
  }

  /** Sends changes; the device has seen nothing of others since its last answer. */
  async send(...Changes: BookChange[]) {
    this.#number += 1
    return await this.resend(...Changes)
  }

  /** Sends with the number of the last call again, because its answer was lost. */
  async resend(...Changes: BookChange[]) {
    const body = {
      Device: this.#device,
      Number: this.#number,
      Base: this.book.OrderVersion,
      Changes,
    }
    const path = `/my/cookbooks/${this.book.Id}/changes?LangId=1`
    const [status, book] = await call<OwnCookbook>(this.#app, 'POST', path, this.#who, body)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(book)}`)
    this.book = book
    return book
  }

  /** Looks at the cookbook as it is now. */
  async look() {
    const path = `/my/cookbooks/${this.book.Id}?LangId=1`
    const [, book] = await call<OwnCookbook>(this.#app, 'GET', path, this.#who)
    this.book = book
    return book
  }
}

/** The order of a cookbook as a line: "bread 1 2 3 | sweet 4 | 5 6". */
export function lineOf({ Tabs, Loose }: Pick<OwnCookbook, 'Tabs' | 'Loose'>): string {
  const tabs = Tabs.map(({ Key, Recipes }) => [Key, ...Recipes].join(' '))
  return [...tabs, Loose.join(' ')].join(' | ')
}
