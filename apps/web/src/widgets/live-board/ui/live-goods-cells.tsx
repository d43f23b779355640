import { MISSING, moneyText, Picture } from '@haixuan/ui-kit'
import { qualityMarks } from '#entities/goods'
import type { LiveGoodsRow, LiveGoodsSlot } from '#entities/live'
import { QualityMarks } from '#features/explain-quality'
import type { CellTools, SlotCells } from '#shared/board'
import { IdentityCell, Lines, MoreButton, RankCell, RowLink, rankText } from '#shared/row-cells'
import styles from './live-cells.module.css'

const nameOf = (row: LiveGoodsRow) => row.titleZh ?? row.title
const shop = (row: LiveGoodsRow) => row.shop?.name ?? MISSING

function topText({ topLive }: LiveGoodsRow): string {
  if (!topLive) return MISSING
  const units = topLive.units === null ? MISSING : topLive.units.toLocaleString('zh-CN')
  return `${topLive.title}（${topLive.creator}，${units} 件）`
}

const placeOf = ({ place, placeChange, daysOnBoard }: LiveGoodsRow) => ({
  place,
  change: placeChange,
  days: daysOnBoard,
})

/** Cells of a product on the board of what sells in lives. */
export function liveGoodsCells(tools: CellTools<LiveGoodsRow>): SlotCells<LiveGoodsRow, LiveGoodsSlot> {
  return {
    place: {
      text: (row) => rankText(placeOf(row)),
      render: ({ row }) => <RankCell {...placeOf(row)} />,
      narrowWidth: 60,
    },
    goods: {
      text: nameOf,
      render: ({ row, tabIndex }) => (
        <IdentityCell
          picture={<Picture src={row.imageUrl} alt="" width={44} height={44} tabIndex={tabIndex} />}
          yields
        >
          <RowLink
            name={nameOf(row)}
            href={tools.hrefOf(row)}
            onOpen={() => tools.open(row)}
            tabIndex={tabIndex}
          />
          <span className={styles.faint}>
            {row.priceUsd === null ? MISSING : moneyText({ minor: row.priceUsd, currency: 'USD' })}
          </span>
        </IdentityCell>
      ),
      grow: 1,
      narrowWidth: 160,
    },
    shop: { text: shop, render: ({ row }) => <Lines text={shop(row)} /> },
    topLive: { text: topText, render: ({ row }) => <Lines text={topText(row)} /> },
    trust: {
      text: ({ quality }) =>
        qualityMarks(quality)
          .map(({ label }) => label)
          .join('、') || MISSING,
      render: ({ row }) => <QualityMarks quality={row.quality} />,
    },
    actions: {
      text: () => '',
      render: ({ row, tabIndex }) => (
        <MoreButton name={nameOf(row)} tabIndex={tabIndex} onMore={(at) => tools.more(row, at)} />
      ),
    },
  }
}
