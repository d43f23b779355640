import '@haixuan/ui-kit/tokens.css'
import '@haixuan/ui-kit/base.css'
import { openShelfWithLastLabel } from '@haixuan/label-editor'
import { createEmbedFrame, type EmbedTheme, mountEditor, Refused } from '@haixuan/label-editor/embed'
import './embed.css'

const root = document.getElementById('root')
if (!root) throw new Error('embed.html has no #root to draw into.')
const place = root

const written = document.querySelector('meta[name="haixuan-embed-origins"]')?.getAttribute('content') ?? ''
const origins = [location.origin, ...written.split(/\s+/).filter((origin) => origin !== '')]

/** Time after which a page that nobody connected to says why, ms. */
const LONELY_MS = 4_000

function paint(theme: EmbedTheme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Says in the frame itself what its owner has to do: the page around it may never be heard. */
function sayLonely(): void {
  const message = document.createElement('p')
  message.className = 'lonely'
  message.setAttribute('role', 'status')
  message.textContent =
    window.parent === window
      ? '这个页面用来嵌入其他系统，请打开标签制作工具的首页使用。'
      : '等待上级页面连接。若一直停在这里，说明它的来源不在许可列表里，请联系部署这个编辑器的人。'
  place.replaceChildren(message)
}

let lonely: ReturnType<typeof setTimeout> | undefined = setTimeout(sayLonely, LONELY_MS)

const frame = createEmbedFrame({
  origins,
  async onConnected(settings) {
    clearTimeout(lonely)
    lonely = undefined
    place.replaceChildren()
    paint(settings.theme)
    const opened = await openShelfWithLastLabel()
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
