import { Button, RelativeTime } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { type CoverageRow, daysText, rowMissing } from '#entities/finance-coverage'
import { sayNoBillsFx, takeBackFx } from '../model/say-no-bills.ts'
import styles from './no-bills-acts.module.css'

/** Says that missing days of a bill have none, and takes back what was said. */
export function NoBillsActs({ row }: { row: CoverageRow }) {
  const [say, takeBack, isSaying, isTakingBack] = useUnit([
    ...[sayNoBillsFx, takeBackFx],
    ...[sayNoBillsFx.pending, takeBackFx.pending],
  ] as const)
  const { store, book, bill, name } = row
  const missing = row.spans.filter(({ state }) => state === 'missing')
  const said = row.said.filter(({ takenBackAt }) => takenBackAt === null)
  return (
    <span className={styles.acts}>
      {missing.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${name} ${rowMissing(row)}，这段没有账单`}
          disabled={isSaying}
          onClick={() =>
            void say(missing.map(({ from, to }) => ({ store, book, bill, from, to }))).catch(() => undefined)
          }
        >
          这段没有账单
        </Button>
      )}
      {said.map(({ id, from, to, saidByName, saidAt }) => (
        <span key={id} className={styles.said}>
          {saidByName ?? '已注销的账号'} <RelativeTime time={saidAt} />
          <Button
            variant="quiet"
            size="small"
            aria-label={`撤回：${name} ${daysText({ from, to })} 没有账单`}
            disabled={isTakingBack}
            onClick={() => void takeBack(id).catch(() => undefined)}
          >
            撤回 {daysText({ from, to })}
          </Button>
        </span>
      ))}
    </span>
  )
}
