import { CopyIcon, EyeOffIcon, LockIcon, TrashIcon } from '@haixuan/ui-kit'
import { useShown } from '../editor.ts'
import { ActionButton } from '../frame/action-button.tsx'
import {
  AlignBottomIcon,
  AlignCenterIcon,
  AlignLeftIcon,
  AlignMiddleIcon,
  AlignRightIcon,
  AlignTopIcon,
  BackIcon,
  DistributeXIcon,
  DistributeYIcon,
  FrontIcon,
  GroupIcon,
  UnlockIcon,
} from '../icons.tsx'
import styles from './inspector.module.css'

const ALIGN = [
  ['align-left', AlignLeftIcon],
  ['align-center', AlignCenterIcon],
  ['align-right', AlignRightIcon],
  ['align-top', AlignTopIcon],
  ['align-middle', AlignMiddleIcon],
  ['align-bottom', AlignBottomIcon],
] as const

/** Align, distribute, order, group, lock, copy, remove. */
export function ArrangeButtons() {
  const { selected } = useShown()
  const isLocked = selected.every((element) => element.isLocked)
  const isGrouped = selected.some(({ groups }) => groups.length > 0)
  return (
    <div>
      <div className={styles.buttons}>
        {ALIGN.map(([id, Icon]) => (
          <ActionButton key={id} id={id} icon={<Icon />} />
        ))}
        <span className={styles.separator} />
        <ActionButton id="distribute-x" icon={<DistributeXIcon />} />
        <ActionButton id="distribute-y" icon={<DistributeYIcon />} />
      </div>
      <div className={styles.buttons}>
        <ActionButton id="layer-front" icon={<FrontIcon />} />
        <ActionButton id="layer-back" icon={<BackIcon />} />
        <ActionButton id={isGrouped ? 'ungroup' : 'group'} icon={<GroupIcon />} pressed={isGrouped} />
        <ActionButton id="lock" icon={isLocked ? <UnlockIcon /> : <LockIcon />} pressed={isLocked} />
        <ActionButton id="hide" icon={<EyeOffIcon />} />
        <span className={styles.separator} />
        <ActionButton id="duplicate" icon={<CopyIcon />} />
        <ActionButton id="delete" icon={<TrashIcon />} />
      </div>
    </div>
  )
}
