import type { DeskDialog } from '../desk.ts'
import { Palette } from './palette.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { ScreenDialog } from './screen-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SizeDialog } from './size-dialog.tsx'

/** The dialog that is open. */
export function DeskDialogs({ dialog, onClose }: { dialog: DeskDialog; onClose: () => void }) {
  if (dialog === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  if (dialog === 'palette') return <Palette onClose={onClose} />
  if (dialog === 'size') return <SizeDialog onClose={onClose} />
  if (dialog === 'screen') return <ScreenDialog onClose={onClose} />
  if (dialog === 'rules') return <RulesDialog onClose={onClose} />
  if (dialog === 'profile') return <ProfileDialog onClose={onClose} />
  return null
}
