import { nums } from '../file/pdf-text.ts'

/** The operators of a content stream. */
export class Content {
  private readonly lines: string[] = []
  /** Names of the XObjects that it draws, and which they are. */
  readonly drawn = new Map<string, number>()

  add(line: string): void {
    this.lines.push(line)
  }

  save(): void {
    this.lines.push('q')
  }

  restore(): void {
    this.lines.push('Q')
  }

  transform(matrix: readonly number[]): void {
    // Six places: a turn of many degrees must still end where it is meant after a metre.
    this.lines.push(`${nums(matrix, 6)} cm`)
  }

  /** Draws a form or a picture. */
  draw(name: string, object: number): void {
    this.drawn.set(name, object)
    this.lines.push(`/${name} Do`)
  }

  text(): string {
    return this.lines.join('\n')
  }
}
