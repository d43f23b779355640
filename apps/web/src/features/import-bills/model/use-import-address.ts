import { useListAddress } from '#shared/list-address'

/** An import that is not begun yet. */
const NEW = 'new'

export interface ImportAddress {
  isOpen: boolean
  /** Null: files are still to be given. */
  id: string | null
  /** The person has seen what the files are, and looks at the money. */
  isPreview: boolean
  /** Opens an import, or a new one. */
  open: (id?: string) => void
  preview: (isPreview: boolean) => void
  close: () => void
}

/** The address tells of the open import: a reload and another device come back to the same step. */
export function useImportAddress(): ImportAddress {
  const { read, go, page } = useListAddress()
  const said = read('import')
  return {
    isOpen: said !== undefined,
    id: said === undefined || said === NEW ? null : said,
    isPreview: read('import_step') === 'preview',
    open: (id = NEW) => go({ page, import: id, import_step: undefined }),
    preview: (isPreview) => go({ page, import_step: isPreview ? 'preview' : undefined }),
    close: () => go({ page, import: undefined, import_step: undefined }),
  }
}
