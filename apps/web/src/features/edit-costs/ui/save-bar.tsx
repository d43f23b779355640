import { Banner, Button, Checkbox } from '@haixuan/ui-kit'
import { unsavedText } from '../lib/cost-draft.ts'
import type { CostGrid } from '../model/use-cost-grid.ts'
import styles from './edit-costs.module.css'
import { EffectTable } from './effect-table.tsx'

/** What is not saved yet, what saving it does, and the ways on. */
export function SaveBar({ grid, onJump }: { grid: CostGrid; onJump: (row: number) => void }) {
  const { judged, pasted, verdicts, problem, firstBad } = grid
  return (
    <>
      {verdicts && <EffectTable effect={verdicts.effect} />}
      {grid.hasHistory && (
        <Checkbox checked={grid.mayChangeHistory} onChange={grid.setHistory}>
          我要改历史
        </Checkbox>
      )}
      {problem !== null && <Banner tone="danger" title={problem} />}
      <div className={styles.bar}>
        <p className={styles.said} role="status">
          {unsavedText(judged, pasted, verdicts?.rows ?? null)}
        </p>
        <Button onClick={grid.forget}>放弃</Button>
        {firstBad >= 0 && <Button onClick={() => onJump(firstBad)}>跳到要修的格</Button>}
        {grid.count > 0 && (
          <Button variant="primary" loading={grid.isSaving} disabled={!grid.canSave} onClick={grid.save}>
            保存 {grid.count} 行
          </Button>
        )}
      </div>
    </>
  )
}
