import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import { ChevronRightIcon } from '../icon/index.ts'
import styles from './tree.module.css'

export type TreeNode = {
  readonly id: string
  readonly label: string
  /** At the right: a count, a Tag. */
  readonly aside?: ReactNode
  readonly children?: readonly TreeNode[]
}

export type TreeProps = {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly selected?: string | null
  readonly onSelect?: (id: string) => void
  readonly defaultExpanded?: readonly string[]
  readonly className?: string
  readonly ref?: Ref<HTMLDivElement>
}

/** Things inside things: folders, categories. Right opens, left closes, letters jump. */
export function Tree(props: TreeProps) {
  const { label, nodes, selected, onSelect, defaultExpanded = [], className, ref } = props
  return (
    <AriaTree
      {...given({ ref })}
      aria-label={label}
      className={classNames(styles.tree, className)}
      selectionMode={onSelect ? 'single' : 'none'}
      {...(selected === undefined ? {} : { selectedKeys: selected === null ? [] : [selected] })}
      defaultExpandedKeys={defaultExpanded}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys
        if (id !== undefined) onSelect?.(String(id))
      }}
    >
      {nodes.map(branch)}
    </AriaTree>
  )
}

function branch(node: TreeNode) {
  const children = node.children ?? []
  return (
    <TreeItem key={node.id} id={node.id} textValue={node.label} className={styles.item ?? ''}>
      <TreeItemContent>
        {({ level }) => (
          <div className={styles.line} style={{ paddingInlineStart: (level - 1) * 16 }}>
            {children.length > 0 ? (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <ChevronRightIcon />
              </Button>
            ) : (
              <span className={styles.space} />
            )}
            <span className={styles.name} title={node.label}>
              {node.label}
            </span>
            {node.aside !== undefined && <span className={styles.aside}>{node.aside}</span>}
          </div>
        )}
      </TreeItemContent>
      {children.map(branch)}
    </TreeItem>
  )
}
