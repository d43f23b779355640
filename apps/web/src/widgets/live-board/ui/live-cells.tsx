import { Avatar, exactTime, MISSING, Picture, shortNumber } from '@haixuan/ui-kit'
import type { MouseEvent } from 'react'
import { qualityMarks } from '#entities/goods'
import { type LiveRow, type LiveSlot, minutesText } from '#entities/live'
import { QualityMarks } from '#features/explain-quality'
import type { CellTools, SlotCells } from '#shared/board'
import { MoreButton } from '#shared/row-cells'
import styles from './live-cells.module.css'

/** Goes where a plain click wants to go, and leaves every other click to the browser. */
export function follow(open: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
}

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
        <span className={styles.live}>
          <Picture src={row.coverUrl} alt="" width={44} height={44} tabIndex={tabIndex} />
          <span className={styles.text}>
            <a
              className={styles.title}
              href={tools.hrefOf(row)}
              tabIndex={tabIndex}
              title={row.title}
              onClick={follow(() => tools.open(row))}
            >
              {row.title}
            </a>
            <span className={styles.facts}>
              {row.onAir && <span className={styles.onAir}>直播中</span>}
              {row.regionName !== null && <span className={styles.tag}>{row.regionName}</span>}
              {row.category && <span className={styles.faint}>{row.category.path[0]}</span>}
            </span>
          </span>
        </span>
      ),
      grow: 1,
      narrowWidth: 150,
    },
    host: {
      text: hostText,
      render: ({ row: { creator } }) => (
        <span className={styles.host}>
          <Avatar name={creator.nickname} src={creator.avatarUrl} size={24} isDecorative />
          <span className={styles.text}>
            <span className={styles.name}>{creator.nickname}</span>
            <span className={styles.faint}>
              粉丝 {creator.followers === null ? MISSING : shortNumber(creator.followers)}
            </span>
          </span>
        </span>
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
