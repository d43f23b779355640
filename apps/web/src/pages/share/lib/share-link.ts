/** The address that brings people: registration with the invite code, kept for 30 days from the first touch. */
export const shareLink = (origin: string, inviteCode: string): string =>
  `${origin}/login?invite=${encodeURIComponent(inviteCode)}`
