/** How a store is run, as sellers call it. */
export const STORE_MODE = { full: '全托管', semi: '半托管' } as const

/** Books that Temu keeps of a store. The list is open: a marketplace adds regions without asking. */
export const BOOK_PRESETS = ['全球', '美区', '欧区', '日区', '墨区', '卖家中心'] as const

/** Words between commas or 、, each once, in their order. */
export function bookList(text: string): string[] {
  const parts = text.split(/[,，、;；]/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** Whether a text is an id of a store at a marketplace: digits, and text because it may begin with 0. */
export const isMallId = (text: string): boolean => /^[0-9]{1,20}$/.test(text)

/** A name as it is compared: in one form of Unicode, without case and double spaces. */
export const storeNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
