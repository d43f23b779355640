import { WRITE_LIMITS, WriteLimitError } from '../write-limits.ts'

/** Only these open in a browser or a mail program; anything else could start a program. */
const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i

/** Whether a workbook opens an address. */
const canOpen = (address: string): boolean =>
  address.length <= WRITE_LIMITS.address && ADDRESS.test(address) && URL.canParse(address)

/** The links of a sheet. They are behind its rows, so their addresses are kept until then, each once. */
export class SheetLinks {
  readonly #sheet: string
  readonly #ids = new Map<string, number>()
  readonly #links: string[] = []

  constructor(sheet: string) {
    this.#sheet = sheet
  }

  /**
   * Lets a cell open an address.
   * @returns false for an address that no workbook opens; the cell is a text then
   * @throws {WriteLimitError} for more links than a sheet holds
   */
  add(place: string, address: string): boolean {
    if (!canOpen(address)) return false
    if (this.#links.length === WRITE_LIMITS.links)
      throw new WriteLimitError(
        'links',
        `工作表“${this.#sheet}”的链接超过 ${WRITE_LIMITS.links} 个，Excel 打不开，请减少行数，或导出不带链接的列`,
      )
    const id = this.#ids.get(address) ?? this.#ids.size + 1
    this.#ids.set(address, id)
    this.#links.push(`<hyperlink ref="${place}" r:id="rId${id}"/>`)
    return true
  }

  /** The element behind the rows; empty without links. */
  get xml(): string {
    return this.#links.length === 0 ? '' : `<hyperlinks>${this.#links.join('')}</hyperlinks>`
  }

  /** In the order of their ids, from 1. */
  get addresses(): readonly string[] {
    return [...this.#ids.keys()]
  }
}
