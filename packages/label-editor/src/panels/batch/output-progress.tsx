import { Banner, Button, DownloadIcon, FileProgress, fileSizeText, StaticTable } from '@haixuan/ui-kit'
import { reportButton } from '../export/report-button.tsx'
import flow from '../flow/flow.module.css'
import styles from './batch.module.css'
import { wrongLabels } from './read-back-run.ts'
import type { BatchOutputRun, OutputState } from './use-batch-output.ts'

function WrongBarcodes({
  state,
  run,
}: {
  state: Extract<OutputState, { phase: 'asking' }>
  run: BatchOutputRun
}) {
  const wrong = wrongLabels(state.checks).size
  return (
    <div className={flow.stack}>
      <Banner
        tone="danger"
        role="alert"
        title={`${wrong} 张标签的条码扫不出`}
        action={reportButton(run.saveReport)}
      >
        按打印机的点重新读过，这些条码读不出或读出的内容不同。请加宽条码、移开压住它的元素，或跳过这些标签。
      </Banner>
      <StaticTable
        label="扫不出的条码"
        maxHeight={220}
        rows={state.checks.filter(({ isRight }) => !isRight).slice(0, 200)}
        rowId={({ page, elementId }) => `${page} ${elementId}`}
        columns={[
          {
            id: 'page',
            heading: '第几张',
            isNumeric: true,
            isRowName: true,
            cell: ({ recordIndex }) => recordIndex + 1,
          },
          { id: 'value', heading: '应为', cell: ({ value }) => <span className={styles.cell}>{value}</span> },
          { id: 'read', heading: '读出', cell: ({ read }) => read ?? '读不出' },
          {
            id: 'reason',
            heading: '原因',
            cell: ({ reason }) => <span className={styles.fault}>{reason}</span>,
          },
        ]}
      />
      <div className={styles.line}>
        <Button variant="danger" onClick={() => run.goOn(true)}>
          我知道扫不出，仍然全部生成
        </Button>
        <Button variant="primary" disabled={wrong === state.labels.length} onClick={() => run.goOn(false)}>
          {`跳过 ${wrong} 张，生成其余`}
        </Button>
      </div>
    </div>
  )
}

/** How far a run is, what came of it, and what to do next. */
export function OutputProgress({ run }: { run: BatchOutputRun }) {
  const { state } = run
  switch (state.phase) {
    case 'idle':
      return null
    case 'reading-back':
    case 'making': {
      const isMaking = state.phase === 'making'
      return (
        <FileProgress
          name={isMaking ? '生成标签' : '核对条码'}
          size={null}
          state="running"
          progress={state.of > 0 ? state.done / state.of : null}
          text={`${isMaking ? '已生成' : '已核对'} ${state.done} / ${state.of}`}
          onCancel={run.cancel}
        />
      )
    }
    case 'asking':
      return <WrongBarcodes state={state} run={run} />
    case 'done':
      return (
        <Banner
          tone="success"
          role="status"
          title={`已生成 ${state.labels} 张标签`}
          action={
            <>
              {state.report && state.report.checks.length > 0 ? reportButton(run.saveReport) : null}
              <Button size="small" icon={<DownloadIcon />} onClick={run.save}>
                再次下载
              </Button>
            </>
          }
        >
          {`${state.file.name}，${fileSizeText(state.file.file.size)}，用时 ${state.seconds.toFixed(1)} 秒。`}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="danger" role="alert" title="没有生成成功">
          {state.message}
        </Banner>
      )
  }
}
