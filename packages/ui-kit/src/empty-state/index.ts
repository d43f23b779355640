export {
  CustomServiceState,
  ExpiredState,
  NoAccessState,
  QuotaState,
  UnderConstructionState,
  UpgradingState,
} from './access-states.tsx'
export { DataAge, type DataAgeProps } from './data-age.tsx'
export { type ActiveFilter, FailedState, NoDataState, NoMatchState } from './data-states.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { OfflineBar } from './offline-bar.tsx'
