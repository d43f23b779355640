import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { openStorageWithLastLabel } from '@haixuan/label-editor'
import { createEmbedFrame, type EmbedTheme, mountEditor, Refused } from '@haixuan/label-editor/embed'
import './embed.css'

const root = document.getElementById('root')
if (!root) throw new Error('embed.html has no #root to draw into.')
const place = root

const written = document.querySelector('meta[name="haixuan-embed-origins"]')?.getAttribute('content') ?? ''
const origins = [location.origin, ...written.split(/\s+/).filter((origin) => origin !== '')]

/** Time after which a page that nobody connected to says why, ms; one without a page around it says so at once. */
const LONELY_MS = window.parent === window ? 0 : 4_000

function paint(theme: EmbedTheme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function linkTo(address: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  // In a frame the page around it stays where it is.
  link.target = window.parent === window ? '_self' : '_blank'
  link.rel = 'noopener'
  link.textContent = words
  return link
}

/** Says in the frame itself what its owner has to do: the page around it may never be heard. */
function sayLonely(): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  message.textContent =
    window.parent === window
      ? '这是嵌入页面，等待宿主连接。它要由其他系统的页面以框架打开；直接使用标签制作，请打开工具首页。'
      : '这是嵌入页面，等待宿主连接。若一直停在这里，说明上级页面的来源不在许可列表里，请联系部署这个编辑器的人。'
  const guide = linkTo('./embedding-labels.html', '嵌入说明')
  const ways =
    window.parent === window
      ? [guide, linkTo('./example.html', '嵌入示例'), linkTo('./index.html', '工具首页')]
      : [guide]
  const links = document.createElement('p')
  links.className = 'ways'
  links.append(...ways)
  const lonely = document.createElement('main')
  lonely.className = 'lonely'
  lonely.append(message, links)
  place.replaceChildren(lonely)
}

let lonely: ReturnType<typeof setTimeout> | undefined = setTimeout(sayLonely, LONELY_MS)

const frame = createEmbedFrame({
  origins,
  async onConnected(settings) {
    clearTimeout(lonely)
    lonely = undefined
    place.replaceChildren()
    paint(settings.theme)
    const opened = await openStorageWithLastLabel()
    const editor = mountEditor({
      root: place,
      opened,
      panels: settings.panels,
      isWarned: !opened.isKept,
      onChange: (label) => frame.tell({ event: 'change', ...label }),
      onExport: (made) => frame.tell({ event: 'export', ...made }),
    })
    return {
      isKept: opened.isKept,
      async answer(question) {
        if (question.ask === 'open') {
          await editor.open(question.document).catch((error: unknown) => {
            const message = error instanceof Error ? error.message : '这不是标签文件'
            throw new Refused({ reason: 'document', message })
          })
        } else if (question.ask === 'set-rows') editor.setRows(question.rows)
        else if (question.ask === 'set-theme') paint(question.theme)
        else if (question.ask === 'set-panels') editor.setPanels(question.panels)
        else return { document: editor.read() }
        return {}
      },
    }
  },
})
