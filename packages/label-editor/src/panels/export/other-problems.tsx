import { Banner, Button } from '@haixuan/ui-kit'
import type { ExportProblem } from '../../export/page/export-page.ts'
import type { CheckedPage } from '../../export/worker/check-job.ts'
import styles from './export.module.css'

/** Most that are shown; the rest is in the checks of the label. */
const MOST = 4

/** What will not print as it is meant, but for barcodes that cannot be read: told, never in the way. */
export function OtherProblems(props: {
  pages: readonly CheckedPage[]
  onShow(elementId: string, pageIndex: number): void
}) {
  const problems = props.pages.flatMap(({ problems: found, pageIndex }) =>
    found
      .filter(({ kind, isLost }: ExportProblem) => !(kind === 'barcode' && isLost))
      .map((problem) => ({ ...problem, pageIndex })),
  )
  if (problems.length === 0) return null
  return (
    <Banner tone="warning" title={`${problems.length} 处可能与预想的不同`}>
      <ul className={styles.notes}>
        {problems.slice(0, MOST).map(({ elementId, name, message, pageIndex }) => (
          <li key={`${pageIndex} ${elementId} ${message}`}>
            <span>{`${name}：${message}`}</span>
            <Button size="small" variant="quiet" onClick={() => props.onShow(elementId, pageIndex)}>
              定位
            </Button>
          </li>
        ))}
      </ul>
      {problems.length > MOST ? `还有 ${problems.length - MOST} 处，见“检查”。` : null}
    </Banner>
  )
}
