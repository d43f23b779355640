import { MISSING, Picture, relativeTime, serverNow, shortNumber } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import type { RankRow } from '#entities/goods'
import type { SlotCell } from '#shared/board'
import styles from './cells/video-cell.module.css'

type Video = NonNullable<RankRow['topVideo']>

const figure = (pick: (video: Video) => number | null): SlotCell<RankRow> => {
  const text = ({ topVideo }: RankRow) => {
    const value = topVideo && pick(topVideo)
    return value === null ? MISSING : shortNumber(value)
  }
  return { text, render: ({ row }) => text(row), align: 'end' }
}

/** `0:42`; seconds of an hour and more stay minutes. */
function lengthText({ duration }: Video): string {
  if (duration === null) return MISSING
  return `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`
}

function VideoCell({ video, tabIndex }: { video: Video; tabIndex: 0 | -1 }) {
  return (
    <span className={styles.video}>
      <Picture src={video.coverUrl} alt="" width={33} height={44} tabIndex={tabIndex} />
      <span className={styles.text}>
        <Link
          to="/tiktok/video"
          search={{ id: video.id }}
          className={styles.title}
          tabIndex={tabIndex}
          title={video.title}
        >
          {video.title}
        </Link>
        <span className={styles.faint}>
          {lengthText(video)} · {relativeTime(video.postedAt, serverNow())}
        </span>
      </span>
    </span>
  )
}

function promotedText({ topVideo }: RankRow): string {
  if (!topVideo || topVideo.promoted === null) return MISSING
  return topVideo.promoted ? '投流' : '未投流'
}

/** The video of a product that sold most: what it is and how it was received. */
export const VIDEO_CELLS = {
  topVideo: {
    text: ({ topVideo }: RankRow) => topVideo?.title ?? MISSING,
    render: ({ row: { topVideo }, tabIndex }) =>
      topVideo ? <VideoCell video={topVideo} tabIndex={tabIndex} /> : MISSING,
  },
  videoViews: figure(({ views }) => views),
  videoLikes: figure(({ likes }) => likes),
  videoShares: figure(({ shares }) => shares),
  promoted: { text: promotedText, render: ({ row }) => promotedText(row) },
} satisfies Record<string, SlotCell<RankRow>>
