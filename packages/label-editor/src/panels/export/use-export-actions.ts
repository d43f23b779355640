import { useEffect, useRef, useState } from 'react'
import type { LabelDocument } from '../../document/label-document.ts'
import { Cancelled } from '../../export/worker/cancelled.ts'
import type { ExportRun } from '../../export/worker/create-exporter.ts'
import { type Editor, useEditor } from '../editor.ts'
import { saveBlob } from '../files/save-file.ts'
import { copyPicture } from './copy-picture.ts'
import { startExport } from './export-run.ts'
import type { ExportSettings } from './export-settings.ts'
import { printPages } from './print-pages.ts'
import { sharedExporter } from './shared-exporter.ts'

export type ExportAction = 'save' | 'print' | 'copy'

/** What is being made, and how far it is. */
export interface Running {
  action: ExportAction
  done: number
  of: number
}

interface ExportActions {
  running: Running | null
  /** Why the last action did not succeed, in Chinese. */
  error: string | null
  /** Answers what to tell the user when it is done; null when it was cancelled or failed. */
  run(action: ExportAction, settings: ExportSettings, name: string): Promise<string | null>
  cancel(): void
}

type Follow = <T>(run: ExportRun<T>) => Promise<T>
type Heard = (done: number, of: number) => void

async function save(
  document: LabelDocument,
  settings: ExportSettings,
  name: string,
  now: number,
  follow: Follow,
  onProgress: Heard,
  tell: Editor['tellExported'],
): Promise<string> {
  const made = await follow(startExport(document, settings, name, now, onProgress))
  saveBlob(made.name, made.file)
  tell(made)
  return `已导出“${made.name}”`
}

async function print(
  document: LabelDocument,
  now: number,
  follow: Follow,
  onProgress: Heard,
): Promise<string> {
  const run = sharedExporter().run('drawings', { document, now, text: 'outlines' }, onProgress)
  await printPages(await follow(run), document.name)
  return '已交给打印机'
}

async function copy(
  document: LabelDocument,
  dpi: ExportSettings['dpi'],
  now: number,
  follow: Follow,
  onProgress: Heard,
): Promise<string> {
  const [first] = document.pages
  const pageIds = first ? [first.id] : []
  const run = sharedExporter().run('png', { document, dpi, now, bits: 8, name: '标签', pageIds }, onProgress)
  await copyPicture(follow(run).then(({ file }) => file))
  return '已复制，可以直接粘贴到聊天或文档里'
}

/** Saving, printing and copying a label: one at a time, with progress and the way to stop. */
export function useExportActions(document: LabelDocument, now: number): ExportActions {
  const { tellExported } = useEditor()
  const [running, setRunning] = useState<Running | null>(null)
  const [error, setError] = useState<string | null>(null)
  const current = useRef<{ cancel(): void } | null>(null)
  useEffect(() => () => current.current?.cancel(), [])
  const follow: Follow = (run) => {
    current.current = run
    return run.result
  }
  return {
    running,
    error,
    async run(action, settings, name) {
      setError(null)
      setRunning({ action, done: 0, of: 0 })
      const onProgress: Heard = (done, of) => setRunning({ action, done, of })
      try {
        if (action === 'save')
          return await save(document, settings, name, now, follow, onProgress, tellExported)
        if (action === 'print') return await print(document, now, follow, onProgress)
        return await copy(document, settings.dpi, now, follow, onProgress)
      } catch (problem) {
        if (!(problem instanceof Cancelled)) {
          setError(problem instanceof Error ? problem.message : String(problem))
        }
        return null
      } finally {
        current.current = null
        setRunning(null)
      }
    },
    cancel: () => current.current?.cancel(),
  }
}
