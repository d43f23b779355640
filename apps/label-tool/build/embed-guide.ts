import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A page that shows a text as it is written, and can do nothing else. */
function guidePage(text: string): string {
  const shown = text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>在其他系统中嵌入标签编辑器</title>
  </head>
  <body>
    <pre style="max-width: 96ch; margin: 24px auto; padding: 0 16px; white-space: pre-wrap; font: 14px/1.7 ui-monospace, monospace">${shown}</pre>
  </body>
</html>
`
}

/** Puts the guide for those who embed the editor beside the page that they embed. */
export function embedGuide(source: string): Plugin {
  return {
    name: 'haixuan:embed-guide',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'embedding-labels.html',
        source: guidePage(readFileSync(source, 'utf8')),
      })
    },
  }
}
