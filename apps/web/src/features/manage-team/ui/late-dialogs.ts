import { lazy } from 'react'

// Apart from the query: the header asks on every page whether there are invitations, and opens these on hardly any.
export const InvitationsDialog = lazy(async () => ({
  default: (await import('./invitations-dialog.tsx')).InvitationsDialog,
}))
export const TeamDialog = lazy(async () => ({ default: (await import('./team-dialog.tsx')).TeamDialog }))
