import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'

/** Pages under one node: long files are found in by steps, not by counting. */
const NODE_PAGES = 100

/** The tree of pages of a PDF. */
export class PageTree {
  readonly root: Ref
  private readonly file: PdfFile
  private readonly nodes: { ref: Ref; pages: Ref[] }[] = []

  constructor(file: PdfFile) {
    this.file = file
    this.root = file.reserve()
  }

  /** The node that the next page belongs to. */
  parentOf(page: Ref): Ref {
    let node = this.nodes.at(-1)
    if (!node || node.pages.length >= NODE_PAGES) {
      node = { ref: this.file.reserve(), pages: [] }
      this.nodes.push(node)
    }
    node.pages.push(page)
    return node.ref
  }

  finish(): void {
    let total = 0
    for (const { ref: node, pages } of this.nodes) {
      total += pages.length
      this.file.object(
        `<</Type/Pages/Parent ${ref(this.root)}/Count ${pages.length}/Kids[${pages.map(ref).join(' ')}]>>`,
        node,
      )
    }
    const kids = this.nodes.map(({ ref: node }) => ref(node)).join(' ')
    this.file.object(`<</Type/Pages/Count ${total}/Kids[${kids}]>>`, this.root)
  }
}
