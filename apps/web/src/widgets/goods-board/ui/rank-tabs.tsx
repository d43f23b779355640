import { Chip } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import type { RankPage, RankSlot } from '#entities/goods'
import { BoardDay } from '#features/choose-board-day'
import type { Board, BoardSearch } from '#shared/board'
import styles from './rank-tabs.module.css'
import { RankWeights } from './rank-weights.tsx'

interface RankTabsProps {
  board: Board<'rankGoods', RankSlot>
  search: BoardSearch<'rankGoods'>
  page: RankPage | undefined
  lead?: ReactNode
}

const JUDGEMENTS = [
  ['real', '真实断货'],
  ['delisted', '疑似下架'],
  ['gap', '数据缺口'],
] as const

/** The period, the country, the day and the weights of a board, each where the board has it. */
export function RankTabs({ board, search, page, lead }: RankTabsProps) {
  const { query, change } = search
  const has = (param: string) => board.search.filters.some(({ id }) => id === param)
  return (
    <BoardDay
      lead={lead}
      period={has('period') ? (query.period ?? 'week') : undefined}
      onPeriod={(period) => change({ period })}
      dates={page?.days ?? []}
      date={page?.day ?? null}
      onDate={(date) => change({ date })}
    >
      {has('country') && page && page.countries.length > 0 && (
        <Countries
          page={page}
          isOptional={board.params.board === 'price-drop'}
          onChange={(country) => change({ country })}
        />
      )}
      {has('judgement') && (
        <fieldset className={styles.countries} aria-label="判定">
          <Chip selected={query.judgement === undefined} onClick={() => change({ judgement: undefined })}>
            全部
          </Chip>
          {JUDGEMENTS.map(([value, name]) => (
            <Chip
              key={value}
              selected={query.judgement === value}
              onClick={() => change({ judgement: value })}
            >
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      {has('weights') && page && page.rule.parts.length > 0 && (
        <RankWeights parts={page.rule.parts} onChange={(weights) => change({ weights })} />
      )}
    </BoardDay>
  )
}

interface CountriesProps {
  page: RankPage
  /** The board works without a country too. */
  isOptional: boolean
  onChange: (country: number | undefined) => void
}

/** Countries in the order of the specification; prices are also known for the main region of each product. */
function Countries({ page, isOptional, onChange }: CountriesProps) {
  return (
    <fieldset className={styles.countries} aria-label="国家">
      {isOptional && (
        <Chip selected={page.country === null} onClick={() => onChange(undefined)}>
          主要地区
        </Chip>
      )}
      {page.countries.map(({ regionId, name }) => (
        <Chip key={regionId} selected={page.country === regionId} onClick={() => onChange(regionId)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}
