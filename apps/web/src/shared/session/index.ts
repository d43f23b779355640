export { isCustomPage, needsCustomService } from './custom-service.ts'
export { isHanded, takeHanded } from './handed.ts'
export { onLeaving } from './leave-page.ts'
export { listenToOtherTabs } from './other-tabs.ts'
export {
  $isSignedIn,
  $isUserSettled,
  $token,
  $user,
  loadUserFx,
  otherTabSpoke,
  personLeft,
  sessionWanted,
  signOutRequested,
  tokenReceived,
  userChanged,
  writeTokenFx,
} from './session.ts'
export {
  isErpAccount,
  isVipExpired,
  type User,
  vipName,
  vipRemaining,
  vipRemainingPhrase,
} from './user.ts'
