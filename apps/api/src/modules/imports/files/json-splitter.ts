import { MAX_RECORD_CHARS } from '../rules/import-row.ts'
import { ImportFileError } from './import-file-error.ts'

export interface JsonPiece {
  /** Line on which the element begins, counted from 1. */
  line: number
  text: string
}

/**
 * Cuts the text of a JSON array into its elements, chunk by chunk, and never holds more than one of them.
 * The elements themselves are judged by JSON.parse later, so that a bad one costs only its row.
 * @throws ImportFileError broken_json, record_too_long
 */
export class JsonSplitter {
  #line = 1
  #state: 'before' | 'first' | 'element' | 'between' | 'next' | 'after' = 'before'
  #text = ''
  #elementLine = 0
  #depth = 0
  #inString = false
  #escaped = false

  /** Elements that end inside this chunk. */
  push(chunk: string): JsonPiece[] {
    const out: JsonPiece[] = []
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const char = chunk[i] as string
      if (char === '\n') this.#line++
      if (this.#state !== 'element') {
        if (!this.#between(char)) continue
        from = i
      }
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false
        else if (char === '\\') this.#escaped = true
        else if (char === '"') this.#inString = false
      } else if (char === '"') this.#inString = true
      else if (char === '{' || char === '[') this.#depth++
      else if (this.#depth === 0 && (char === ',' || char === ']')) {
        this.#finish(chunk.slice(from, i), out)
        this.#state = char === ',' ? 'next' : 'after'
      } else if (char === '}' || char === ']') {
        this.#depth--
        if (this.#depth === 0) {
          this.#finish(chunk.slice(from, i + 1), out)
          this.#state = 'between'
        }
      }
    }
    if (this.#state === 'element') this.#append(chunk.slice(from))
    return out
  }

  /** @throws ImportFileError when the array is not closed. */
  end(): void {
    if (this.#state === 'after') return
    const line = this.#state === 'element' ? this.#elementLine : this.#line
    throw failure(line, this.#state === 'before' ? '文件里没有数组' : '文件不完整，数组没有结束的 ]')
  }

  /** Handles a character outside elements; true when an element begins with it. */
  #between(char: string): boolean {
    if (char === ' ' || char === '\n' || char === '\r' || char === '\t') return false
    if (this.#state === 'before') {
      if (char !== '[')
        throw failure(this.#line, '最外层必须是数组 [ … ]；每行一个对象的文件请用扩展名 .jsonl')
      this.#state = 'first'
      return false
    }
    if (this.#state === 'after') throw failure(this.#line, '数组结束之后还有内容')
    if (char === ']' && this.#state !== 'next') {
      this.#state = 'after'
      return false
    }
    if (this.#state === 'between') {
      if (char !== ',') throw failure(this.#line, '两个元素之间缺少逗号')
      this.#state = 'next'
      return false
    }
    if (char === ',' || char === ']' || char === '}') throw failure(this.#line, `多余的“${char}”`)
    this.#state = 'element'
    this.#elementLine = this.#line
    return true
  }

  #append(text: string): void {
    if (this.#text.length + text.length > MAX_RECORD_CHARS) {
      throw new ImportFileError(
        'record_too_long',
        `从第 ${this.#elementLine} 行开始的一个元素超过 1 MiB。请检查引号与括号后重试，没有导入任何数据。`,
        this.#elementLine,
      )
    }
    this.#text += text
  }

  #finish(text: string, out: JsonPiece[]): void {
    this.#append(text)
    out.push({ line: this.#elementLine, text: this.#text })
    this.#text = ''
    this.#depth = 0
  }
}

function failure(line: number, what: string): ImportFileError {
  return new ImportFileError('broken_json', `JSON 格式不对，第 ${line} 行：${what}。没有导入任何数据。`, line)
}
