import { TableError } from '../table-error.ts'

export interface XmlHandlers {
  /** A tag opens; names come without their prefix. */
  open(name: string, attributes: ReadonlyMap<string, string>): void
  close(name: string): void
  text(text: string): void
}

/** Longest tag, comment or instruction, and how deep tags may be in each other. */
export interface XmlLimits {
  markupChars: number
  depth: number
}

const broken = (what: string) =>
  new TableError('broken_workbook', `xlsx 内容有误：${what}，请在 Excel 里重新保存后重试`)

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const ENTITY = /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-z]{2,4}));/g

/** Text with its entities put in; only those of XML itself are known, none can be declared. */
const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (written, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return NAMED[name] ?? written
        const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : written
      })
    : text

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

const isSpace = (character: string | undefined) =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r'

const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y

function attributesOf(tag: string, from: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let at = from
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const [written, name = '', double, single] = ATTRIBUTE.exec(tag) ?? []
    if (written === undefined) {
      if (tag.includes('=', at)) throw broken('属性没有引号，或引号没有结束')
      return found
    }
    found.set(withoutPrefix(name), decodeEntities(double ?? single ?? ''))
    at += written.length
  }
}

const TAG_END = /[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y

/** Where a tag ends: the first `>` outside quotes; -1 when it is not here yet. */
function tagEnd(text: string, from: number): number {
  TAG_END.lastIndex = from
  return TAG_END.test(text) ? TAG_END.lastIndex - 1 : -1
}

/** Markup that is passed over or taken as it is: how it begins and how it ends. */
const SPECIAL = [
  { open: '<!--', close: '-->' },
  { open: '<?', close: '?>' },
  { open: '<![CDATA[', close: ']]>' },
] as const

/**
 * Reads XML chunk by chunk and holds no more than one tag. Declarations of types and entities are refused.
 * @throws {TableError} for what is no such XML, or beyond the limits
 */
export function createXmlReader(
  handlers: XmlHandlers,
  { markupChars, depth }: XmlLimits,
): { push(chunk: string): void; end(): void } {
  let rest = ''
  /** Names of the tags that are open, as they are written. */
  const open: string[] = []

  const openTag = (tag: string) => {
    const isClosed = tag.endsWith('/')
    let nameEnd = 0
    while (nameEnd < tag.length && !isSpace(tag[nameEnd]) && tag[nameEnd] !== '/') nameEnd++
    const name = tag.slice(0, nameEnd)
    if (open.push(name) > depth) throw broken('嵌套过深')
    handlers.open(withoutPrefix(name), attributesOf(isClosed ? tag.slice(0, -1) : tag, nameEnd))
    if (isClosed) closeTag(name)
  }
  const closeTag = (name: string) => {
    if (open.pop() !== name) throw broken('标记没有配对')
    handlers.close(withoutPrefix(name))
  }

  /** Reads one piece of markup that begins at `from`; answers where it ends, or -1 when more is needed. */
  function markup(text: string, from: number): number {
    const second = text[from + 1]
    for (const { open, close } of second === '!' || second === '?' || second === undefined ? SPECIAL : []) {
      if (!text.startsWith(open, from)) {
        if (open.startsWith(text.slice(from))) return -1
        continue
      }
      const end = text.indexOf(close, from + open.length)
      if (end < 0) return -1
      if (open === '<![CDATA[') handlers.text(text.slice(from + open.length, end))
      return end + close.length
    }
    if (text[from + 1] === '!') throw broken('含有类型声明')
    const end = tagEnd(text, from + 1)
    if (end < 0) return -1
    if (text[from + 1] === '/') closeTag(text.slice(from + 2, end).trim())
    else openTag(text.slice(from + 1, end))
    return end + 1
  }

  /** Text up to the next tag, but not into the middle of an entity. */
  function words(text: string, from: number): number {
    const tag = text.indexOf('<', from)
    let end = tag < 0 ? text.length : tag
    if (tag < 0) {
      const amp = text.lastIndexOf('&')
      if (amp >= from && amp > text.length - 12 && !text.includes(';', amp)) end = amp
    }
    if (end > from) handlers.text(decodeEntities(text.slice(from, end)))
    return end
  }

  return {
    push(chunk) {
      const text = rest + chunk
      let at = 0
      while (at < text.length) {
        const next = text[at] === '<' ? markup(text, at) : words(text, at)
        if (next < 0 || next === at) break
        at = next
      }
      rest = text.slice(at)
      if (rest.length > markupChars) throw broken('标记过长')
    },
    end() {
      if (rest.startsWith('<')) throw broken('文件不完整')
      if (rest) handlers.text(rest)
      if (open.length > 0) throw broken('文件不完整')
    },
  }
}
