import { PASSWORD } from '../../http/people.ts'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'

interface Page {
  rows: { id: string }[]
}

/** Reads boards, products and their own pages, and signs in again now and then. */
export class Reader implements Actor {
  readonly caller: Caller
  readonly paceMs = 700
  readonly written = 0
  readonly #mobile: string
  #step = 0
  #product: string | undefined
  readonly #wrong: string[] = []

  constructor(caller: Caller, mobile: string) {
    this.caller = caller
    this.#mobile = mobile
  }

  async step(): Promise<void> {
    const at = this.#step++ % 20
    if (at === 0) {
      const body = { mobile: this.#mobile, password: PASSWORD }
      const { token } = await this.caller.data<{ token: string }>('POST', '/api/weapp/loginpassword', body)
      this.caller.token = token
      return
    }
    if (at % 4 === 1) {
      const { rows } = await this.caller.data<Page>('GET', '/api/temu/goods/search?limit=20')
      if (rows.length === 0) this.#wrong.push('a search found nothing')
      this.#product = rows[this.#step % Math.max(rows.length, 1)]?.id ?? this.#product
      return
    }
    if (at % 4 === 2 && this.#product !== undefined) {
      const { row } = await this.caller.data<{ row: { id: string } }>(
        'GET',
        `/api/temu/goods/${this.#product}`,
      )
      if (row.id !== this.#product) this.#wrong.push(`product ${this.#product} was answered as ${row.id}`)
      return
    }
    const paths = ['/api/user/getUserInfo', '/api/notices', '/api/me/entitlements', '/api/getServerTime']
    await this.caller.data('GET', paths[at % paths.length] ?? '/api/notices')
  }

  async broken(): Promise<string[]> {
    return this.#wrong
  }
}
