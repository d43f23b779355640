import { DownloadIcon, IconButton, Popover } from '@haixuan/ui-kit'
import { Contact } from './contact.tsx'

/** Downloads and ways to reach people, behind a button. */
export function ContactPopover() {
  return (
    <Popover
      label="下载与联系"
      placement="bottom end"
      trigger={<IconButton label="下载与联系" icon={<DownloadIcon />} />}
    >
      {(close) => <Contact onGo={close} />}
    </Popover>
  )
}
