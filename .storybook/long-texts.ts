const LONG = '——这是一段特别长的文字，用来检查换行、截断和溢出 VeryLongUnbrokenWord1234567890'
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
/** Texts that no reader sees, or that are the tool's own. */
const SPARED = 'script, style, code, [data-long-texts="off"], .sb-wrapper, .sb-preparing-story, .sbdocs-title'

function stretch(node: Text) {
  const text = node.data
  if (!isChinese(text) || text.endsWith(LONG) || node.parentElement?.closest(SPARED)) return
  node.data = text.trimEnd() + LONG
}

function stretchAll(root: Node) {
  if (root instanceof Text) return stretch(root)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) stretch(node as Text)
  if (!(root instanceof Element)) return
  for (const field of root.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    if (!field.placeholder.endsWith(LONG)) field.placeholder += LONG
  }
}

/**
 * Lengthens every Chinese text on the page, also that of dialogs and menus drawn outside the story, and keeps doing
 * so as React writes new ones. Returns what ends it; the texts already stretched stay until they are drawn again.
 */
export function stretchTexts(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') stretchAll(target)
      else for (const node of addedNodes) stretchAll(node)
    }
  })
  stretchAll(document.body)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
