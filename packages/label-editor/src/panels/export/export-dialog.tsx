import {
  Banner,
  Button,
  CopyIcon,
  Dialog,
  DownloadIcon,
  FileProgress,
  SegmentedControl,
  TextField,
} from '@haixuan/ui-kit'
import { useState } from 'react'
import { documentFields } from '../../batch/records/document-fields.ts'
import { safeFileName } from '../../export/batch/file-name.ts'
import { checkReport } from '../../export/verify/check-report.ts'
import { useEditor, useShown } from '../editor.ts'
import { saveText } from '../files/save-file.ts'
import { PrintIcon } from '../icons.tsx'
import { CheckResult } from './check-result.tsx'
import styles from './export.module.css'
import { type ExportFormat, type ExportSettings, keepSettings, readSettings } from './export-settings.ts'
import { FormatFields } from './format-fields.tsx'
import { LabelPreview } from './label-preview.tsx'
import { OtherProblems } from './other-problems.tsx'
import { type ExportAction, type Running, useExportActions } from './use-export-actions.ts'
import { type ExportCheck, useExportCheck } from './use-export-check.ts'

const FORMATS: readonly { value: ExportFormat; label: string }[] = [
  { value: 'pdf', label: 'PDF' },
  { value: 'png', label: 'PNG' },
  { value: 'svg', label: 'SVG' },
  { value: 'zpl', label: 'ZPL' },
]

const DOING: Readonly<Record<ExportAction, string>> = {
  save: '正在生成文件',
  print: '正在准备打印',
  copy: '正在生成图片',
}

const isAllRight = (check: ExportCheck) =>
  check.state === 'done' && check.pages.every(({ checks }) => checks.every(({ isRight }) => isRight))

/** What nothing fills when a label leaves on its own. */
function UnfilledFields({ names }: { names: readonly string[] }) {
  const { openDialog } = useEditor()
  if (names.length === 0) return null
  const some = names.slice(0, 5).join('、')
  return (
    <Banner
      tone="warning"
      title="标签里有变量，会照原样印出"
      action={
        <Button size="small" onClick={() => openDialog('batch')}>
          批量生成…
        </Button>
      }
    >
      {`${some}${names.length > 5 ? ` 等 ${names.length} 个` : ''}。要换成真实内容，请用数据批量生成，或直接在标签上改写。`}
    </Banner>
  )
}

function Progress({ running, name, onCancel }: { running: Running; name: string; onCancel(): void }) {
  const { action, done, of } = running
  return (
    <FileProgress
      name={name}
      size={null}
      state="running"
      progress={of > 0 ? done / of : null}
      text={DOING[action]}
      onCancel={onCancel}
    />
  )
}

/** Takes the label to paper: as a file, to the printer, to the clipboard; every barcode is read back before. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { store, canvas, say } = useEditor()
  const { document } = useShown()
  const [now] = useState(Date.now)
  const [settings, setSettings] = useState<ExportSettings>(() => readSettings(document.dpi))
  const [name, setName] = useState(document.name)
  const [isInsisting, setInsisting] = useState(false)
  // Vectors are printed by the label's own printer; only dots have a resolution of their own.
  const isDots = settings.format === 'png' || settings.format === 'zpl'
  const { check, shown, retry } = useExportCheck(document, isDots ? settings.dpi : document.dpi, now)
  const { running, error, run, cancel } = useExportActions(document, now)
  const isFree = isAllRight(check) || (isInsisting && check.state !== 'running')
  const change = (part: Partial<ExportSettings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    keepSettings(next)
    // Other dots are another question.
    if (part.dpi !== undefined || part.format !== undefined) setInsisting(false)
  }
  const show = (elementId: string, pageIndex: number) => {
    const pageId = document.pages[pageIndex]?.id
    onClose()
    store.select([elementId], { ...(pageId ? { pageId } : {}), wholeGroups: false })
    canvas?.focus()
  }
  const start = async (action: ExportAction) => {
    const told = await run(action, settings, name)
    if (told) say('success', told)
  }
  const report = () => {
    if (check.state !== 'done') return
    const checks = check.pages.flatMap((page) => page.checks)
    saveText(`${safeFileName(name)}-条码检查.csv`, checkReport(checks), 'text/csv')
  }
  // The button that was pressed keeps the focus while it works: without it Escape would not reach the dialog.
  const acting = (action: ExportAction) => ({
    loading: running?.action === action,
    disabled: !isFree || (running !== null && running.action !== action),
    onClick: () => void start(action),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="导出与打印"
      size="large"
      closeOnPressOutside={false}
      footer={
        <div className={styles.footer}>
          <Button icon={<CopyIcon />} {...acting('copy')}>
            复制为图片
          </Button>
          <Button icon={<PrintIcon />} {...acting('print')}>
            打印
          </Button>
          <span className={styles.space} />
          <Button variant="primary" icon={<DownloadIcon />} {...acting('save')}>
            {`导出 ${settings.format.toUpperCase()}`}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <LabelPreview pages={shown?.pages ?? []} dpi={shown?.dpi ?? document.dpi} />
        <div className={styles.fields}>
          <SegmentedControl
            label="格式"
            options={FORMATS}
            value={settings.format}
            onChange={(format) => change({ format })}
            className={styles.formats ?? ''}
          />
          <FormatFields document={document} settings={settings} onChange={change} />
          <TextField label="文件名" value={name} maxLength={120} onChange={setName} />
        </div>
        <div className={styles.outcome}>
          <UnfilledFields names={documentFields(document).map((field) => field.name)} />
          <CheckResult
            check={check}
            isInsisting={isInsisting}
            onInsist={setInsisting}
            onShow={({ elementId, pageIndex }) => show(elementId, pageIndex)}
            onReport={report}
            onRetry={retry}
          />
          {check.state === 'done' ? <OtherProblems pages={check.pages} onShow={show} /> : null}
          {running ? <Progress running={running} name={name} onCancel={cancel} /> : null}
          {error ? (
            <Banner tone="danger" role="alert" title="没有成功">
              {error}
            </Banner>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
