import { MISSING, Picture, relativeTime, serverNow, shortNumber } from '@haixuan/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import type { RankRow } from '#entities/goods'
import { fromList, type SlotCell } from '#shared/board'
import { IdentityCell } from '#shared/row-cells'
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

/** The page of the video in the tree of the board, which leads back to the board as it is. */
function VideoCell({ video, tabIndex }: { video: Video; tabIndex: 0 | -1 }) {
  const isInHost = useLocation({ select: ({ pathname }) => pathname.startsWith('/tiktok_a/') })
  return (
    <IdentityCell
      picture={<Picture src={video.coverUrl} alt="" width={33} height={44} tabIndex={tabIndex} />}
    >
      <Link
        to={isInHost ? '/tiktok_a/video' : '/tiktok/video'}
        search={{ id: video.id }}
        state={() => fromList(`${location.pathname}${location.search}`) as never}
        className={styles.title}
        tabIndex={tabIndex}
        title={video.title}
      >
        {video.title}
      </Link>
      <span className={styles.faint}>
        {lengthText(video)} · {relativeTime(video.postedAt, serverNow())}
      </span>
    </IdentityCell>
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
