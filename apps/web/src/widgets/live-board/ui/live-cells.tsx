import { Avatar, exactTime, MISSING, Picture, shortNumber } from '@haixuan/ui-kit'
import { qualityMarks } from '#entities/goods'
import { type LiveRow, type LiveSlot, minutesText } from '#entities/live'
import { QualityMarks } from '#features/explain-quality'
import type { CellTools, SlotCells } from '#shared/board'
import { IdentityCell, MoreButton, RowLink, RowTag } from '#shared/row-cells'
import styles from './live-cells.module.css'

function hostText({ creator }: LiveRow): string {
  const { nickname, followers } = creator
  return followers === null ? nickname : `${nickname} 粉丝 ${shortNumber(followers)}`
}

/** Cells of a live that no kind of column draws. */
export function liveCells(tools: CellTools<LiveRow>): SlotCells<LiveRow, LiveSlot> {
  return {
    live: {
      text: ({ title }) => title,
      render: ({ row, tabIndex }) => (
        <IdentityCell
          picture={<Picture src={row.coverUrl} alt="" width={44} height={44} tabIndex={tabIndex} />}
          yields
        >
          <RowLink
            name={row.title}
            href={tools.hrefOf(row)}
            onOpen={() => tools.open(row)}
            tabIndex={tabIndex}
          />
          <span className={styles.facts}>
            {row.onAir && <RowTag tone="danger">直播中</RowTag>}
            {row.regionName !== null && <RowTag>{row.regionName}</RowTag>}
            {row.category && <span className={styles.faint}>{row.category.path[0]}</span>}
          </span>
        </IdentityCell>
      ),
      grow: 1,
      narrowWidth: 150,
    },
    host: {
      text: hostText,
      render: ({ row: { creator } }) => (
        <IdentityCell
          picture={<Avatar name={creator.nickname} src={creator.avatarUrl} size={24} isDecorative />}
        >
          <span className={styles.name}>{creator.nickname}</span>
          <span className={styles.faint}>
            粉丝 {creator.followers === null ? MISSING : shortNumber(creator.followers)}
          </span>
        </IdentityCell>
      ),
    },
    startedAt: {
      text: ({ startedAt }) => exactTime(startedAt),
      render: ({ row }) => exactTime(row.startedAt),
    },
    duration: {
      text: ({ duration }) => minutesText(duration),
      render: ({ row }) => minutesText(row.duration),
      align: 'end',
    },
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
        <MoreButton name={row.title} tabIndex={tabIndex} onMore={(at) => tools.more(row, at)} />
      ),
    },
  }
}
