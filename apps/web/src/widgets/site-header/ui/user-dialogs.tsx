import { EditProfileDialog } from '#features/edit-profile'
import { MailDialog } from '#features/manage-mail'
import { InvitationsDialog, TeamDialog } from '#features/manage-team'
import { DevicesDialog } from '#features/see-devices'
import { QuotaDialog } from '#features/see-quota'
import type { User } from '#shared/session'

interface UserDialogsProps {
  user: User
  /** The line of the menu that was chosen. */
  opened: string
  /** One leads to another. */
  onOpen: (opened: string) => void
  onClose: () => void
}

/** What the lines of the user's menu open. */
export function UserDialogs({ user, opened, onOpen, onClose }: UserDialogsProps) {
  switch (opened) {
    case 'settings':
      return <EditProfileDialog user={user} onClose={onClose} />
    case 'devices':
      return <DevicesDialog onClose={onClose} />
    case 'mail':
      return <MailDialog onClose={onClose} />
    case 'team':
      return <TeamDialog onClose={onClose} />
    case 'invitations':
      return <InvitationsDialog onClose={onClose} />
    case 'quota':
      return <QuotaDialog onClose={onClose} onTeam={user.puser === null ? () => onOpen('team') : undefined} />
    default:
      return null
  }
}
