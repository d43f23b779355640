import { Button, ChevronDownIcon, classNames } from '@haixuan/ui-kit'
import styles from './filter-bar.module.css'

interface OpenerButtonProps {
  label: string
  isOn: boolean
  onClick?: () => void
}

/** The button of a filter; an element and not a component, because it is the trigger of a popover. */
export function OpenerButton({ label, isOn, onClick }: OpenerButtonProps) {
  return (
    <Button className={classNames(styles.opener, isOn && styles.on)} {...(onClick ? { onClick } : {})}>
      {label}
      <ChevronDownIcon />
    </Button>
  )
}
