export { invitationsQuery } from './model/team.ts'
export { InvitationsDialog } from './ui/invitations-dialog.tsx'
export { TeamDialog } from './ui/team-dialog.tsx'
