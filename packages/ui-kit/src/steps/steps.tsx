import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { CheckIcon, CloseIcon } from '../icon/index.ts'
import styles from './steps.module.css'

export type Step = { readonly id: string; readonly label: string; readonly note?: string }

export type StepsProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** Position of the step being done, from 0; one beyond the last means all are done. */
  readonly current: number
  /** The present step cannot continue. */
  readonly hasFailed?: boolean
  /** Lets readers go back to what is done. */
  readonly onStepPress?: (index: number) => void
  readonly className?: string
  readonly ref?: Ref<HTMLOListElement>
}

const WORDS = { done: '已完成', now: '进行中', failed: '出错', next: '未开始' } as const

/** Where somebody is in a flow of three to six steps: 选文件, 对列, 预览, 导入. */
export function Steps(props: StepsProps) {
  const { label, steps, current, hasFailed = false, onStepPress, className, ref } = props
  return (
    <ol ref={ref} className={classNames(styles.list, className)} aria-label={label}>
      {steps.map(({ id, label: name, note }, index) => {
        const state = index < current ? 'done' : index > current ? 'next' : hasFailed ? 'failed' : 'now'
        const content = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <CheckIcon /> : state === 'failed' ? <CloseIcon /> : index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {note && <span className={styles.note}>{note}</span>}
              <span className={styles.unseen}>{WORDS[state]}</span>
            </span>
          </>
        )
        return (
          <li
            key={id}
            className={styles.step}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            {onStepPress && state === 'done' ? (
              <button type="button" className={styles.press} onClick={() => onStepPress(index)}>
                {content}
              </button>
            ) : (
              <span className={styles.still}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
