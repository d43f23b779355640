import { type AlertKind, alertKind, alertKindsOf, type WatchedSubject } from '@haixuan/rules'

/** What rows of a kind can be watched for, as a choice. */
export const alertChoices = (subject: WatchedSubject): readonly { value: AlertKind; label: string }[] =>
  alertKindsOf(subject).map((value) => ({ value, label: alertKind(value).words(subject).choice }))

/** What limits the data behind a kind of row; said beside the preview. */
export const SUBJECT_LIMITS: Readonly<Partial<Record<WatchedSubject, string>>> = {
  live: '直播没有逐日数据，只能在开播当天结束后提醒，此时还不符合条件的不再补报。',
  video: '视频没有逐日数据，只能在发布当天结束后提醒，此时还不符合条件的不再补报。',
}
