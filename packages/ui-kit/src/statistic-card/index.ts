export { ChangeMark, type ChangeMarkProps } from './change-mark.tsx'
export { type Change, changeOf } from './change-text.ts'
export { StatisticCard, type StatisticCardProps } from './statistic-card.tsx'
