export { invitationsQuery } from './model/team.ts'
export { InvitationsDialog, TeamDialog } from './ui/late-dialogs.ts'
