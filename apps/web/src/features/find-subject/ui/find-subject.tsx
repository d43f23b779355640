import { MOST_KEYWORD } from '@haixuan/rules'
import { EmptyState, SearchField, SearchIcon } from '@haixuan/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import styles from './find-subject.module.css'

interface FindSubjectProps {
  /** 商品, 店铺, 达人, 直播, 视频. */
  noun: string
  /** What it is known by: ID, 账号, 编号. */
  idNoun: string
  /** The id that nobody knows; undefined when the address names none. */
  id: string | undefined
  /** What can be typed. */
  label: string
  /** What to do about an id that nobody knows; a sentence. */
  advice: string
  /** Page for what was typed; null when that says nothing. */
  hrefOf: (typed: string) => string | null
}

/** A way on when the address of a page names nothing, or something that is not known. */
export function FindSubject({ noun, idNoun, id, label, advice, hrefOf }: FindSubjectProps) {
  const navigate = useNavigate()
  return (
    <EmptyState
      size="page"
      title={id === undefined ? `输入要查看的${noun}` : '未收录'}
      icon={<SearchIcon size={20} />}
      action={
        <SearchField
          className={styles.find}
          label={label}
          placeholder={`${label}，回车查找`}
          maxLength={MOST_KEYWORD}
          onSubmit={(typed) => {
            const href = hrefOf(typed)
            if (href !== null) void navigate({ href })
          }}
        />
      }
    >
      {id === undefined ? `网址里没有${noun}${idNoun}。` : `没有收录${noun} ${id}。${advice}`}
    </EmptyState>
  )
}
