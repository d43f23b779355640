import { lazy } from 'react'
import type { EditorDialog } from '../editor.ts'
import { Palette } from './palette.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { ScreenDialog } from './screen-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SizeDialog } from './size-dialog.tsx'

// Most come to draw; what exports comes when it is asked for.
const ExportDialog = lazy(async () => ({
  default: (await import('../export/export-dialog.tsx')).ExportDialog,
}))

const BatchDialog = lazy(async () => ({
  default: (await import('../batch/batch-dialog.tsx')).BatchDialog,
}))

const PdfCodeDialog = lazy(async () => ({
  default: (await import('../pdf-code/pdf-code-dialog.tsx')).PdfCodeDialog,
}))

/** The dialog that is open. */
export function EditorDialogs({ dialog, onClose }: { dialog: EditorDialog; onClose: () => void }) {
  if (dialog === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  if (dialog === 'palette') return <Palette onClose={onClose} />
  if (dialog === 'size') return <SizeDialog onClose={onClose} />
  if (dialog === 'screen') return <ScreenDialog onClose={onClose} />
  if (dialog === 'rules') return <RulesDialog onClose={onClose} />
  if (dialog === 'profile') return <ProfileDialog onClose={onClose} />
  if (dialog === 'pdf-codes') return <PdfCodeDialog file={null} onClose={onClose} />
  if (dialog === 'batch') return <BatchDialog onClose={onClose} />
  if (dialog === 'export') return <ExportDialog onClose={onClose} />
  return dialog && <PdfCodeDialog file={dialog.file} onClose={onClose} />
}
