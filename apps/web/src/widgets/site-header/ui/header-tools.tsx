import { IconButton, MoonIcon, Popover, SunIcon } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { AppearanceChoice } from '#features/choose-appearance'
import { NoticeBell } from '#features/read-notices'
import { SITE } from '#shared/config'
import { $user } from '#shared/session'
import { $appearance } from '#shared/theme'
import { ContactPopover } from './contact-popover.tsx'
import { Promotion } from './promotion.tsx'
import { UserMenu } from './user-menu.tsx'

/** What opens at the right end of the header. */
export function HeaderTools() {
  const [user, { theme }] = useUnit([$user, $appearance])
  return (
    <>
      <Promotion />
      {!SITE.hidden.has('contact') && <ContactPopover />}
      <Popover
        label="显示设置"
        placement="bottom end"
        trigger={<IconButton label="显示设置" icon={theme === 'dark' ? <MoonIcon /> : <SunIcon />} />}
      >
        <AppearanceChoice />
      </Popover>
      {user && <NoticeBell />}
      {user && <UserMenu user={user} />}
    </>
  )
}
