/** A string of PostScript: characters 0 to 255, and mutable as there. */
interface Text {
  codes: number[]
}
type Body = readonly Token[]
/** `at` is the line, from 1. */
type Token = { at: number } & (
  | { text: Text }
  | { number: number }
  | { name: string }
  | { word: string }
  | { body: Body }
)
/** A symbol that was asked for: `read` names what was taken from it. */
interface Drawing {
  data: string
  options: string
  read: string[]
}
export type Item =
  | Text
  | number
  | boolean
  | null
  | { name: string }
  | { body: Body }
  | { list: Item[] }
  | Drawing

export const isText = (item: Item | undefined): item is Text =>
  typeof item === 'object' && item !== null && 'codes' in item
export const isDrawing = (item: Item | undefined): item is Drawing =>
  typeof item === 'object' && item !== null && 'options' in item
export const isBody = (item: Item | undefined): item is { body: Body } =>
  typeof item === 'object' && item !== null && 'body' in item
export const stringOf = ({ codes }: Text) => String.fromCharCode(...codes)

const PIECES =
  /%[^\n]*|\/[^\s()<>[\]{}/%]+|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()]|\([^()]*\))*\))*\)|<<|>>|<[0-9A-Fa-f\s]*>|[{}[\]]|[^\s()<>[\]{}/%]+/g

function textOf(piece: string): Text {
  const inner = piece.slice(1, -1)
  const plain = piece.startsWith('<')
    ? (inner.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')
    : Buffer.from(inner.replace(/\\([\s\S])/g, '$1'), 'utf8').toString('latin1')
  return { codes: [...plain].map((character) => character.charCodeAt(0)) }
}

/** What a file says, procedures nested. */
export function tokensOf(source: string): Body {
  const open: Token[][] = [[]]
  let [line, from] = [1, 0]
  for (const { 0: piece, index } of source.matchAll(PIECES)) {
    line += source.slice(from, index).split('\n').length - 1
    from = index
    const at = line
    if (piece.startsWith('%')) continue
    if (piece === '{') open.push([])
    else if (piece === '}') {
      const body = open.pop() ?? []
      open.at(-1)?.push({ at, body })
    } else if (/^\(|^<[^<]/.test(piece)) open.at(-1)?.push({ at, text: textOf(piece) })
    else if (piece.startsWith('/')) open.at(-1)?.push({ at, name: piece.slice(1) })
    else if (/^-?\d+(\.\d+)?$/.test(piece)) open.at(-1)?.push({ at, number: Number(piece) })
    else open.at(-1)?.push({ at, word: piece })
  }
  return open[0] ?? []
}

/** Just enough of PostScript to read tests: literals, strings that are filled, names and calls of one encoder. */
export class Machine {
  stack: Item[] = []
  /** The symbol that was asked for last. */
  #drawn: Drawing | null = null
  readonly names = new Map<string, Item>()
  readonly #encoder: string

  constructor(encoder: string) {
    this.#encoder = encoder
  }

  run(body: Body): void {
    for (const token of body) this.step(token)
  }

  /** Runs a procedure on an empty stack; the symbol that it asks for, if any. */
  call(body: Body): Drawing | null {
    this.stack = []
    this.#drawn = null
    this.run(body)
    return this.#drawn
  }

  step(token: Token): void {
    if ('text' in token) this.stack.push({ codes: [...token.text.codes] })
    else if ('number' in token) this.stack.push(token.number)
    else if ('name' in token) this.stack.push({ name: token.name })
    else if ('body' in token) this.stack.push({ body: token.body })
    else this.#word(token.word)
  }

  #pop = (): Item => this.stack.pop() ?? null
  #number = (): number => Number(this.#pop())

  #list(): void {
    const from = this.stack.findLastIndex(
      (item) => typeof item === 'object' && item !== null && 'name' in item && item.name === '[',
    )
    this.stack.splice(from, this.stack.length, { list: this.stack.slice(from + 1) })
  }

  #draw(): void {
    const [options, data] = [this.#pop(), this.#pop()]
    this.#drawn = {
      data: isText(data) ? stringOf(data) : '',
      options: isText(options) ? stringOf(options) : '',
      read: [],
    }
    this.stack.push(this.#drawn)
  }

  #get(): void {
    const [key, from] = [this.#pop(), this.#pop()]
    const name = typeof key === 'object' && key !== null && 'name' in key ? key.name : ''
    this.stack.push(isDrawing(from) ? { ...from, read: [...from.read, name] } : null)
  }

  #loop(): void {
    const body = this.#pop()
    const [to, by, from] = [this.#number(), this.#number(), this.#number()]
    for (let at = from; at <= to && isBody(body); at += by) {
      this.stack.push(at)
      this.run(body.body)
    }
  }

  #reckon(by: (one: number, other: number) => number): void {
    const [other, one] = [this.#number(), this.#number()]
    this.stack.push(by(one, other))
  }

  #put(): void {
    const [value, at, into] = [this.#pop(), this.#number(), this.#pop()]
    if (!isText(into)) return
    for (const [offset, code] of (isText(value) ? value.codes : [Number(value)]).entries())
      into.codes[at + offset] = code
  }

  readonly #words: Record<string, () => void> = {
    true: () => this.stack.push(true),
    false: () => this.stack.push(false),
    null: () => this.stack.push(null),
    '[': () => this.stack.push({ name: '[' }),
    ']': () => this.#list(),
    '>>': () => this.#list(),
    '<<': () => this.stack.push({ name: '[' }),
    def: () => {
      const [value, key] = [this.#pop(), this.#pop()]
      if (typeof key === 'object' && key !== null && 'name' in key) this.names.set(key.name, value)
    },
    dup: () => this.stack.push(this.stack.at(-1) ?? null),
    pop: () => void this.#pop(),
    exch: () => this.stack.push(this.#pop(), this.#pop()),
    index: () => this.stack.push(this.stack.at(-1 - this.#number()) ?? null),
    string: () => this.stack.push({ codes: new Array<number>(this.#number()).fill(0) }),
    put: () => this.#put(),
    putinterval: () => this.#put(),
    for: () => this.#loop(),
    get: () => this.#get(),
    mod: () => this.#reckon((one, other) => one % other),
    add: () => this.#reckon((one, other) => one + other),
    mul: () => this.#reckon((one, other) => one * other),
    length: () => {
      const of = this.#pop()
      this.stack.push(isText(of) ? of.codes.length : null)
    },
    eq: () => {
      const other = this.#pop()
      this.stack.push(this.#pop() === other)
    },
    ifelse: () => {
      const [no, yes, is] = [this.#pop(), this.#pop(), this.#pop()]
      const chosen = is === true ? yes : no
      if (isBody(chosen)) this.run(chosen.body)
    },
    moveto: () => void [this.#pop(), this.#pop()],
    array: () => void this.#pop(),
  }

  #word(word: string): void {
    if (word === this.#encoder) this.#draw()
    else if (this.#words[word]) this.#words[word]()
    else if (this.names.has(word)) {
      const item = this.names.get(word) ?? null
      if (isBody(item)) this.run(item.body)
      else this.stack.push(item)
    } else if (word !== 'astore' && word !== 'expandpixs') this.stack.push(null)
  }
}
