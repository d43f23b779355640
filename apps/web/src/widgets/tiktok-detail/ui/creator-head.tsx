import { Avatar, Button, CopyIcon, Link, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { CreatorRow } from '#entities/creator'
import { copyWanted } from '#features/copy-text'
import { QualityMarks } from '#features/explain-quality'
import { FavouriteButton } from '#features/keep-favourite'
import styles from './tiktok-detail.module.css'

const LIST = { marketplace: 'tiktok', subject: 'creator' } as const

/** Who they are, and what can be done. */
export function CreatorHead({ row }: { row: CreatorRow }) {
  const copy = useUnit(copyWanted)
  return (
    <header className={styles.head}>
      <Avatar name={row.nickname} src={row.avatarUrl} size={64} isDecorative />
      <div className={styles.names}>
        <h1 className={styles.title}>{row.nickname}</h1>
        <div className={styles.line}>
          <span>@{row.id}</span>
          {row.verified && <Tag tone="info">蓝V</Tag>}
          {row.regionName !== null && <Tag>{row.regionName}</Tag>}
          <QualityMarks quality={row.quality} />
        </div>
      </div>
      <div className={styles.actions}>
        <FavouriteButton list={LIST} id={row.id} />
        <Button icon={<CopyIcon />} onClick={() => copy(`@${row.id}`)}>
          复制账号
        </Button>
        {row.url !== null && (
          <Link external href={row.url}>
            打开主页
          </Link>
        )}
      </div>
    </header>
  )
}
