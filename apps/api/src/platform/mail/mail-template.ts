/** A part of a mail, from which both its text and its HTML are made. */
type MailBlock =
  | { is: 'text'; text: string }
  /** Digits to type. */
  | { is: 'code'; code: string }
  | { is: 'link'; label: string; url: string }
  | { is: 'list'; items: readonly ListItem[] }

interface ListItem {
  text: string
  /** Below the text, in smaller letters. */
  note?: string
  url?: string
}

export interface MailContent {
  subject: string
  siteName: string
  blocks: readonly MailBlock[]
  /** Why the person gets it, in small letters. */
  footer: string
  unsubscribeUrl?: string
}

/** Text that nothing in HTML reads as markup, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One line: a subject or label with a line break would begin a header or paragraph of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:#f4f5f7;color:#1d2129}
.card{background:#fff;border:1px solid #e5e6eb}
.small,.small a{color:#5d6470}
.code{background:#f4f5f7}
a{color:#0f5ed7}
.go{background:#0f5ed7;color:#fff}
@media (prefers-color-scheme:dark){
body,.outer{background:#17181a!important;color:#e9eaec!important}
.card{background:#222427!important;border-color:#3a3d42!important;color:#e9eaec!important}
.code{background:#17181a!important;color:#fff!important}
.small,.small a{color:#a9aeb8!important}
a{color:#7fb0ff!important}
.go{background:#2f6fe0!important;color:#fff!important}
}`
const FONT = `font-family:'PingFang SC','Microsoft YaHei',system-ui,sans-serif;font-size:15px;line-height:1.7`

/** A mail as text and as HTML; what is given is text and never markup. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  const { blocks, footer, unsubscribeUrl } = content
  const [subject, siteName] = [oneLine(content.subject), oneLine(content.siteName)]
  const end = unsubscribeUrl === undefined ? '' : `\n退订：${unsubscribeUrl}`
  const text = `${blocks.map(blockText).join('\n\n')}\n\n—— ${siteName}\n${oneLine(footer)}${end}\n`
  const off =
    unsubscribeUrl === undefined ? '' : `<br><a href="${escapeHtml(unsubscribeUrl)}">退订这类邮件</a>`
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><div class="outer" style="padding:24px 12px;${FONT}">
<div class="card" style="max-width:480px;margin:0 auto;padding:24px;border-radius:8px;word-break:break-word">
<p style="margin:0 0 16px;font-weight:600">${escapeHtml(siteName)}</p>
${blocks.map(blockHtml).join('\n')}
</div><p class="small" style="max-width:480px;margin:16px auto 0;padding:0 24px;font-size:12px">${escapeHtml(oneLine(footer))}${off}</p>
</div></body></html>`
  return { subject, text, html }
}

function blockText(block: MailBlock): string {
  if (block.is === 'text') return block.text
  if (block.is === 'code') return block.code
  if (block.is === 'link') return `${oneLine(block.label)}：${block.url}`
  return block.items
    .map(({ text, note, url }) => [`- ${oneLine(text)}`, ...indented(note), ...indented(url)].join('\n'))
    .join('\n')
}

const indented = (line: string | undefined) => (line === undefined ? [] : [`  ${oneLine(line)}`])

function blockHtml(block: MailBlock): string {
  if (block.is === 'text') return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
  if (block.is === 'code')
    return `<p class="code" style="margin:0 0 16px;padding:12px;border-radius:6px;text-align:center;font-size:28px;letter-spacing:6px;font-weight:600">${escapeHtml(block.code)}</p>`
  if (block.is === 'link')
    return `<p style="margin:0 0 8px"><a class="go" style="display:inline-block;padding:10px 20px;border-radius:6px;text-decoration:none" href="${escapeHtml(block.url)}">${escapeHtml(oneLine(block.label))}</a></p>
<p class="small" style="margin:0 0 16px;font-size:12px">按钮打不开时，请把这个地址复制到浏览器：${escapeHtml(block.url)}</p>`
  return block.items.map(itemHtml).join('\n')
}

function itemHtml({ text, note, url }: ListItem): string {
  const shown = escapeHtml(oneLine(text))
  const title = url === undefined ? shown : `<a href="${escapeHtml(url)}">${shown}</a>`
  const more =
    note === undefined
      ? ''
      : `<br><span class="small" style="font-size:13px">${escapeHtml(oneLine(note))}</span>`
  return `<p style="margin:0 0 12px">${title}${more}</p>`
}
