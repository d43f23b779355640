import { beijingDay } from '@haixuan/rules'
import { FailedState, Skeleton, serverNow, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ChosenBooks, ownMoneyText, runningMonth, shortMonth } from '#entities/finance-book'
import { TypeAmountButton } from '#features/type-amount'
import { apiQuery } from '#shared/api'
import { cardClass } from '#shared/card'
import { layout } from '#shared/page-layout'
import { type MoneySums, moneySums } from '../lib/money-sums.ts'
import styles from './money-overview.module.css'

/** Where the money is: what files carry, and what a person typed. It does not depend on the month of the page. */
export function MoneyOverview({ stores, currency }: Pick<ChosenBooks, 'stores' | 'currency'>) {
  const { data, error, isFetching, refetch } = useQuery(apiQuery('getFinanceMoneyStates', {}))
  const today = beijingDay(serverNow())
  return (
    <section className={cardClass} aria-label="钱在哪里">
      <div className={layout.line}>
        <h2 className={layout.heading}>
          钱在哪里 <span className={layout.note}>截至 {today.slice(5)}，与账期无关</span>
        </h2>
        <TypeAmountButton stores={stores} currency={currency} day={today} />
      </div>
      {data ? (
        <Figures sums={moneySums(data, new Set(stores.map(({ id }) => id)), currency)} currency={currency} />
      ) : error ? (
        <FailedState
          reason={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
          size="section"
        />
      ) : (
        <Skeleton height="84px" />
      )}
    </section>
  )
}

function Figures({ sums, currency }: { sums: MoneySums; currency: string }) {
  const { pending, arrived, frozen, reserve, balance } = sums
  const money = (minor: number | null) => ownMoneyText(minor, currency)
  const held = frozen === null && reserve === null ? null : (frozen ?? 0) + (reserve?.minor ?? 0)
  const isRunning = arrived?.month === runningMonth(serverNow())
  return (
    <dl className={styles.sums}>
      <Place name="待处理" figure={money(pending?.minor ?? null)}>
        {pending === null
          ? '没有导入待处理账单'
          : `平台预估${pending.quantity === null ? '' : ` · ${pending.quantity.toLocaleString('zh-CN')} 件`}`}
        {pending !== null && pending.unread > 0 && `，${pending.unread} 行看不出金额，未计入`}
      </Place>
      <Place name="结算中" figure={money(null)}>
        官方文件里没有这一项
      </Place>
      <Place
        name={arrived === null || isRunning ? '本月已到账' : `${shortMonth(arrived.month)}已到账`}
        figure={money(arrived?.settled ?? null)}
      >
        {arrived === null
          ? '没有导入账务明细'
          : `${arrived.lastDay === null ? '' : `到 ${arrived.lastDay.slice(5)} · `}已提现 ${money(arrived.withdrawn)}`}
      </Place>
      <Place name="预留与冻结" figure={money(held)}>
        {reserve === null ? (
          '预留没有文件，可手填'
        ) : (
          <>
            预留 {money(reserve.minor)} <Typed of={reserve} />
          </>
        )}
        {' · '}冻结 {money(frozen)}
      </Place>
      <Place name="账户余额" figure={money(balance?.minor ?? null)}>
        {balance === null ? '没有文件，可手填' : <Typed of={balance} />}
      </Place>
    </dl>
  )
}

function Typed({ of: { day, names } }: { of: NonNullable<MoneySums['balance']> }) {
  return (
    <>
      <Tag tone="info">手填</Tag> {day.slice(5)} {names.join('、')}
    </>
  )
}

function Place({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div>
      <dt className={layout.note}>{name}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.about}>{children}</dd>
    </div>
  )
}
