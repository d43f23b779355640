import { randomUUID } from 'node:crypto'
import { type Actor, lostOrDoubled } from './actor.ts'
import { type Caller, isLost } from './caller.ts'

/** Saves products. The same call again changes nothing. */
export class FavouriteWriter implements Actor {
  readonly caller: Caller
  readonly paceMs = 2_600
  readonly #products: readonly string[]
  readonly #saved = new Set<string>()

  constructor(caller: Caller, products: readonly string[]) {
    this.caller = caller
    this.#products = products
  }

  get written(): number {
    return this.#saved.size
  }

  async step(): Promise<void> {
    const id = this.#products[this.#saved.size]
    if (id === undefined) return
    const path = '/api/temu/favourites/goods'
    const { unknown } = await this.caller.data<{ unknown: string[] }>('POST', path, { ids: [id] })
    if (unknown.length > 0) throw new Error(`product ${id} is unknown`)
    this.#saved.add(id)
  }

  async broken(): Promise<string[]> {
    const there: string[] = []
    for (let page = 1; ; page++) {
      const path = `/api/temu/favourites/goods?limit=50&page=${page}`
      const { rows } = await this.caller.data<{ rows: { id: string }[] }>('GET', path)
      there.push(...rows.map(({ id }) => id))
      if (rows.length < 50) return lostOrDoubled('favourite', this.#saved, there)
    }
  }
}

/** Saves views. A second call would be a second view: one whose answer was lost is not sent again. */
export class ViewWriter implements Actor {
  readonly caller: Caller
  readonly paceMs = 3_100
  readonly #saved = new Set<string>()
  #n = 0

  constructor(caller: Caller) {
    this.caller = caller
  }

  get written(): number {
    return this.#saved.size
  }

  async step(): Promise<void> {
    const name = `视图 ${++this.#n}`
    const body = { board: '/temu/home', name, query: { sort: 'daily_sales:desc' } }
    const answer = await this.caller.once('POST', '/api/saved-views', body)
    if (answer.status === 200) this.#saved.add(name)
    else if (!isLost(answer)) throw new Error(`a view answered ${answer.status} ${answer.body?.reason ?? ''}`)
  }

  async broken(): Promise<string[]> {
    const views = await this.caller.data<{ name: string }[]>('GET', '/api/saved-views')
    return lostOrDoubled(
      'view',
      this.#saved,
      views.map(({ name }) => name),
    )
  }
}

const CONTENT = JSON.stringify({ schemaVersion: 4, name: '欧代标签', pages: [], elements: [] })

/** Saves new labels under ids of its own, as the editor does. */
export class LabelWriter implements Actor {
  readonly caller: Caller
  readonly paceMs = 2_900
  readonly #saved = new Set<string>()

  constructor(caller: Caller) {
    this.caller = caller
  }

  get written(): number {
    return this.#saved.size
  }

  async step(): Promise<void> {
    const id = randomUUID()
    const answer = await this.caller.repeated('PUT', `/api/labels/${id}`, {
      ...{ base: 0, name: '标签', isMyTemplate: false, folder: '', width: 6000, height: 4000, pages: 1 },
      ...{ thumbnail: '', content: CONTENT },
    })
    // The first of two tries was done although its answer was lost; its revision is then there.
    if (answer.status !== 200 && answer.status !== 409) throw new Error(`a label answered ${answer.status}`)
    this.#saved.add(id)
  }

  async broken(): Promise<string[]> {
    const labels = await this.caller.data<{ id: string; revision: number }[]>('GET', '/api/labels')
    const again = labels
      .filter(({ revision }) => revision !== 1)
      .map(({ id }) => `label ${id} was saved twice`)
    const there = labels.map(({ id }) => id)
    return [...lostOrDoubled('label', this.#saved, there), ...again]
  }
}

/** Orders and cancels, each order under a key of its own. */
export class OrderWriter implements Actor {
  readonly caller: Caller
  readonly paceMs = 5_300
  readonly #orders = new Map<string, string>()

  constructor(caller: Caller) {
    this.caller = caller
  }

  get written(): number {
    return this.#orders.size
  }

  async step(): Promise<void> {
    const body = { planId: 10, method: 'transfer', key: randomUUID() }
    const { id } = await this.caller.data<{ id: string }>('POST', '/api/orders', body)
    this.#orders.set(body.key, id)
    await this.caller.data('POST', `/api/orders/${id}/cancel`, {})
  }

  async broken(): Promise<string[]> {
    const { rows } = await this.caller.data<{ rows: { id: string; status: string }[] }>(
      'GET',
      '/api/orders?limit=100',
    )
    const open = rows
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, status }) => `order ${id} is ${status}`)
    const ids = rows.map(({ id }) => id)
    const more = rows.length - this.#orders.size
    return [
      ...lostOrDoubled('order', this.#orders.values(), ids),
      ...open,
      // The last order may be under way.
      ...(more > 1 ? [`${more} orders more than keys`] : []),
    ]
  }
}
