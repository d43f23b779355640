export { listenToOtherTabs, type SessionNews } from './other-tabs.ts'
export {
  $isSignedIn,
  $token,
  $user,
  endSessionFx,
  loadUserFx,
  otherTabSpoke,
  sessionWanted,
  signOutRequested,
  tokenReceived,
  userChanged,
} from './session.ts'
export {
  isErpAccount,
  isMainlandMobile,
  type User,
  vipName,
  vipRemaining,
  vipRemainingExact,
} from './user.ts'
