import type { HaixuanError } from '@haixuan/api-sdk'
import { FailedState } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FindSubject } from '#features/find-subject'
import { BackToList } from '#features/return-to-list'
import { isRefusal, RefusedState } from '#shared/refusal'
import { askedId } from '../lib/tree.ts'
import styles from './tiktok-detail.module.css'

interface SubjectPageProps<Data> {
  /** 达人, 直播, 视频. */
  noun: string
  /** What it is known by: 账号, 编号. */
  idNoun: string
  /** List that this page belongs to. */
  listPath: string
  query: (id: string) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  }
  children: (data: Data) => ReactNode
}

/** The page of one creator, live or video: the way back, and what replaces a page that is not there. */
export function SubjectPage<Data>(props: SubjectPageProps<Data>) {
  const id = askedId(useSearch({ strict: false }))
  return (
    <article className={styles.page}>
      <BackToList listPath={props.listPath} />
      {id === undefined ? <Find {...props} /> : <Known key={id} {...props} id={id} />}
    </article>
  )
}

function Known<Data>(props: SubjectPageProps<Data> & { id: string }) {
  const { id, noun, query, children } = props
  const { data, error, isFetching, refetch } = useQuery<Data, HaixuanError>(query(id))
  if (error?.status === 404) return <Find {...props} />
  if (error && isRefusal(error)) return <RefusedState failure={error} size="page" />
  if (error && data === undefined) {
    return <FailedState reason={error.message} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return <div className={styles.waiting} role="status" aria-busy="true" aria-label={`正在加载${noun}…`} />
  }
  return children(data)
}

/** A way on when the address names nobody, or somebody who is not known. */
function Find<Data>({ id, noun, idNoun, listPath }: SubjectPageProps<Data> & { id?: string }) {
  return (
    <FindSubject
      {...{ noun, idNoun, id }}
      label={`${noun}${idNoun}或关键词`}
      advice={`请检查${idNoun}，或按关键词查找。`}
      hrefOf={(typed) => `${listPath}?${new URLSearchParams({ keyword: typed })}`}
    />
  )
}
