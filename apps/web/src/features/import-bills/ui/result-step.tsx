import { Banner, Button, buttonClass, FileProgress } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { differenceText, ownMoneyText, shortMonth } from '#entities/finance-book'
import type { FinanceImport } from '#entities/finance-import'
import { checkText, monthEffects, uncostedText } from '../lib/preview-sums.ts'
import { countText } from '../lib/sheet-text.ts'
import { timeText } from '../lib/time-text.ts'
import { dropImportFx, undoImportFx } from '../model/import-acts.ts'
import effect from './effect.module.css'
import { FileFound } from './file-found.tsx'
import styles from './import-bills.module.css'
import { StepFoot } from './import-frame.tsx'
import { Refusals } from './refusals.tsx'

interface ResultStepProps {
  data: FinanceImport
  /** Begins another import. */
  onAgain: () => void
  onClose: () => void
}

/** How writing went, and the way back. */
export function ResultStep({ data, onAgain, onClose }: ResultStepProps) {
  const [undo, drop, isUndoing] = useUnit([undoImportFx, dropImportFx, undoImportFx.pending])
  const { state, id, files, added, duplicate, refused } = data
  const isWriting = state === 'committing' || state === 'undoing'
  const [newest] = monthEffects(data.preview?.months ?? [])
  return (
    <>
      {isWriting && <Working data={data} />}
      {state === 'committed' && (
        <>
          <Banner tone="success" role="status" title={`已写入 ${countText(added)} 行`}>
            {data.committedAt !== null && `${timeText(data.committedAt)} · `}
            {files.length} 个文件 · 重复 {countText(duplicate)} 行已跳过，拒收 {countText(refused)} 行
          </Banner>
          <Figures data={data} />
        </>
      )}
      {state === 'undone' && (
        <Banner tone="info" role="status" title="这次导入已撤销">
          数字与导入前一分不差。需要时可以重新导入同样的文件。
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="danger" role="alert" title="没有写入任何数据">
          {data.problem}
        </Banner>
      )}
      {!isWriting &&
        files.map((file) => <FileFound key={file.no} file={file} stores={data.stores} importId={id} />)}
      {!isWriting && refused > 0 && <Refusals id={id} count={refused} />}
      <StepFoot {...(state === 'committed' ? { note: '撤销后，数字与导入前一分不差' } : {})}>
        {state === 'failed' && (
          <Button onClick={() => void drop(id).then(onClose, () => undefined)}>移除这次导入</Button>
        )}
        {state === 'committed' && (
          <Button variant="danger" loading={isUndoing} onClick={() => void undo(id).catch(() => undefined)}>
            撤销这次导入
          </Button>
        )}
        {!isWriting && <Button onClick={onAgain}>再导入</Button>}
        {state === 'committed' && newest ? (
          <Link
            to="/temu/finance"
            search={{ month: newest.month, currency: newest.currency } as never}
            className={buttonClass('primary')}
          >
            看 {shortMonth(newest.month)}毛利
          </Link>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {isWriting ? '在后台继续' : '完成'}
          </Button>
        )}
      </StepFoot>
    </>
  )
}

/** The server writes or takes back: nobody has to wait for it. */
function Working({ data: { state, added, files } }: { data: FinanceImport }) {
  const name = state === 'committing' ? `正在写入 ${countText(added)} 行` : '正在撤销'
  return (
    <>
      <p role="status" className={styles.heading}>
        {name}
      </p>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.no}>
            <FileProgress
              name={file.name}
              size={null}
              state="running"
              progress={null}
              text={`${countText(file.sheets.reduce((all, sheet) => all + (sheet.added ?? 0), 0))} 行`}
            />
          </li>
        ))}
      </ul>
      <Banner tone="info">
        {state === 'committing'
          ? '可以关掉这个窗口，写入会继续。要么全部写入，要么一行也不会留下。'
          : '可以关掉这个窗口，撤销会继续。'}
      </Banner>
    </>
  )
}

/** Profit and reconciliation of every month that was changed. */
function Figures({ data: { preview } }: { data: FinanceImport }) {
  if (preview === null) return null
  return (
    <dl className={effect.figures}>
      {monthEffects(preview.months).map((one) => {
        const { month, currency, profit, net } = one
        const uncosted = uncostedText(one)
        const isCny = currency === 'CNY'
        const { before, after } = isCny ? profit : net
        const checks = preview.months.filter((book) => book.month === month && book.currency === currency)
        const add = (name: 'equal' | 'different' | 'oneSided') =>
          checks.reduce((all, book) => all + book.after[name], 0)
        const [first] = checks
        return (
          <div key={`${month} ${currency}`}>
            <dt>
              {shortMonth(month)}
              {isCny ? '毛利' : `结算净额（${currency}）`}
            </dt>
            <dd className={effect.figure}>{ownMoneyText(after, currency)}</dd>
            <dd className={effect.note}>
              导入前 {ownMoneyText(before, currency)}，
              {differenceText((after ?? 0) - (before ?? 0), currency)}
            </dd>
            {uncosted !== null && <dd className={effect.note}>{uncosted}</dd>}
            {first && (
              <dd className={effect.note}>
                核对：
                {checkText({
                  ...first.after,
                  ...{ equal: add('equal'), different: add('different'), oneSided: add('oneSided') },
                })}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
