// The types of what a host page uses; never run.
import type { LabelEditorElement } from '@haixuan/label-editor/element'
import { connectLabelEditor, EmbedError } from '@haixuan/label-editor/embed'

export async function host(frame: HTMLIFrameElement, element: LabelEditorElement): Promise<string> {
  const client = await connectLabelEditor(frame, { theme: 'dark', panels: ['FontEditor', 'Export'] })
  const stop = client.on('export', ({ name, file }) => `${name} ${file.size}`)
  await client.setRows([{ sku: '1' }])
  stop()
  // @ts-expect-error There is no such panel.
  await client.setPanels(['Nothing'])
  element.panels = ['FontEditor']
  await element.openLabel(await client.read())
  return new EmbedError('timeout', '').reason
}
