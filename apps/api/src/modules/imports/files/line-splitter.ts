import { MAX_RECORD_CHARS } from '../rules/import-row.ts'
import { ImportFileError } from './import-file-error.ts'
import type { JsonPiece } from './json-splitter.ts'

/**
 * Cuts text into lines without holding more than one of them; blank lines are left out.
 * @throws ImportFileError record_too_long
 */
export class LineSplitter {
  #line = 1
  #rest = ''

  push(chunk: string): JsonPiece[] {
    const out: JsonPiece[] = []
    let from = 0
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      this.#append(chunk.slice(from, at))
      this.#flush(out)
      this.#line++
      from = at + 1
    }
    this.#append(chunk.slice(from))
    return out
  }

  end(): JsonPiece[] {
    const out: JsonPiece[] = []
    this.#flush(out)
    return out
  }

  #append(text: string): void {
    if (this.#rest.length + text.length > MAX_RECORD_CHARS) {
      throw new ImportFileError(
        'record_too_long',
        `第 ${this.#line} 行超过 1 MiB。JSONL 每行一个对象，请检查这一行后重试，没有导入任何数据。`,
        this.#line,
      )
    }
    this.#rest += text
  }

  #flush(out: JsonPiece[]): void {
    const text = this.#rest.trim()
    this.#rest = ''
    if (text) out.push({ line: this.#line, text })
  }
}
